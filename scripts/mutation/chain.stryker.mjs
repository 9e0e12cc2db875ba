import { optionsFor } from './options.mjs';

export default optionsFor(
  'chain',
  [
    'contract/src/chain/message.ts',
    'web/src/chain/{accounts,bytes,compile,dangers,describe,describe-token,faults,landed,lookalike,pay-link,preview,rpc,states}.ts',
    'web/src/wallet/send/draft.ts',
  ],
  ['/server', '**/dist'],
);
