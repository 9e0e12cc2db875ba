// `npm start` in an unpacked release.
import { begin, installRelease, needsDatabase, prepareDatabase, serve, step } from './serve.mjs';

begin();
await installRelease();
if (needsDatabase()) await step('Making the database', prepareDatabase);
serve();
