import { defineErrors } from '#kernel';

export const moneyErrors = defineErrors({
  product_not_here: [409, 'This product is off here. CHAIN_PRODUCTS decides that.'],
  already_so: [409, 'It is so already. Somebody else may have decided.'],
  desk_short: [409, 'The desk holds less than its pools count on. Fill it up first, then let trading go on.'],
  sweep_needs_second_factor: [403, 'Set up two-factor authentication first. Funds leave only with it.'],
  sweep_unknown: [404, 'This key holds nothing of the kind.'],
  sweep_too_much: [409, 'That is more than is free. The rest is owed, or stays for fees.'],
  sweep_no_fees: [409, 'This key has too little SOL to pay for it. Send it some first.'],
  sweep_under_way: [409, 'Something of this key is under way. Wait until it has ended, and look again.'],
  sweep_own: [400, 'This is an address of this server itself. Name one of your own.'],
  sweep_lookalike: [400, 'This looks like an address that is known here, and is another. Check every letter.'],
  sweep_nobody: [400, 'This address belongs to a program or a token. Name the address of a wallet.'],
});
