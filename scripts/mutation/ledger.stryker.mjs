import { optionsFor } from './options.mjs';

// SQL is one string to the tool: it is emptied as a whole, and nothing is changed inside of it.
export default optionsFor('ledger', ['server/src/ledger/{service,movements,queries,erase}.ts'], ['/web']);
