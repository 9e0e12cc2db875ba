// All rooms at once, for whoever speaks of every call: the description of the API, the client, tests that walk. No page loads it.
export { api } from './calls.ts';
export { live } from './live.ts';
export { isCall, nameCalls } from './names.ts';
export { assistantPiece } from './pieces.ts';
export { nameSchemas } from './schemas.ts';
