// `npm start` in an unpacked release: everything is built. Packages are brought once; from then on no network is needed.
import { installState, npmCi } from './install.mjs';
import { begin, needsDatabase, prepareDatabase, serve, step } from './serve.mjs';

begin();
if (installState({ workspaces: ['contract', 'server'], tools: false }) !== 'ready') {
  await step('Installing packages (once, up to a minute)', () => npmCi(['--omit=dev']));
}
if (needsDatabase()) await step('Making the database', prepareDatabase);
serve();
