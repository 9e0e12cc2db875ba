import { defineErrors } from '#kernel';

export const chainErrors = defineErrors({
  chain_off: [404, 'This server is not connected to Solana.'],
  chain_unreachable: [503, 'The network cannot be reached right now. Nothing is lost; try again in a moment.'],
  not_a_transaction: [400, 'This is not a transaction that can be sent.'],
  not_signed: [400, 'A signature of this transaction is missing or wrong.'],
  payment_not_found: [404, 'There is no such payment of yours.'],
  faucet_off: [404, 'Test SOL exists on the test network alone.'],
  product_off: [403, 'This is not offered here.'],
  product_paused: [403, 'The operator has paused this for a while. Nothing of yours is lost.'],
  changed_transaction: [409, 'This is not what was agreed. Nothing was signed; start again.'],
  faucet_empty: [429, 'The faucet gives 2 test SOL a day. Come back tomorrow.'],
});
