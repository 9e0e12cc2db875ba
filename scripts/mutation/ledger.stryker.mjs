import { optionsFor } from './options.mjs';

export default optionsFor('ledger', ['server/src/ledger/{service,movements,queries}.ts'], ['/web']);
