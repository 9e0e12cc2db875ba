import { optionsFor } from './options.mjs';

export default optionsFor(
  'wallet',
  [
    'web/src/wallet/{keys,address,read-import,seal,keystore,record,salvage,shelf,open-wallet,vault,statement,copy-secret}.ts',
  ],
  ['/server', '**/dist'],
);
