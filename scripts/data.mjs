// `npm run move-to-postgres`, `npm run backup` and `npm run restore`: build the server if it is stale, and let it work.
import { build, install } from './build.mjs';
import { begin, workOnData } from './serve.mjs';

begin();
await install();
await build({ isWebWanted: false });
workOnData();
