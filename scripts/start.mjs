// `npm start`: install what building and running need, build what is stale, and hand over to the server.
import { build, install } from './build.mjs';
import { begin, needsDatabase, prepareDatabase, serve } from './serve.mjs';

begin();
await install();
// A first database is made while the web is built.
await build({ isWebWanted: true, andThen: async () => (needsDatabase() ? prepareDatabase() : null) });
serve();
