// Live streams: who broadcasts, who watches, what is said and given meanwhile. Owns streams and all that hangs on them;
// promises one live stream a host, figures of real viewers, and that nobody sees or pays whom a block keeps from them.
export type { AtTheDoor, StreamDoor } from './door.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { streamRoutes } from './routes.ts';
export { seedStreams, type SeedStream } from './seed.ts';
export { hideStream, readStream, showHidden } from './service.ts';
export { selectStreamViolations } from './streams.gen.ts';
