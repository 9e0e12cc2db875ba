// `npm run move-to-postgres`, `npm run backup` and `npm run restore` in an unpacked release.
import { begin, installRelease, workOnData } from './serve.mjs';

begin();
await installRelease();
workOnData();
