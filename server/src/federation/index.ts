// Other servers: people here and elsewhere follow each other, and read what the other side writes. Owns what is known of other
// servers and their people, the keys that this one signs with, and what is on its way; promises that only an id's own host
// speaks for it, that nothing is heard twice, and that what is not for everybody stays here. Off, it is not there.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { AnotherHome, keepHome } from './home.ts';
export { federationRoutes } from './routes.ts';
