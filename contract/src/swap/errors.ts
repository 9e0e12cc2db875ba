import { defineErrors } from '#kernel';

export const swapErrors = defineErrors({
  swap_off: [404, 'There is no pool here to trade with.'],
  swap_too_small: [400, 'Nothing would come out for so little.'],
  swap_too_large: [400, 'That is more than can be traded.'],
  swap_too_many: [429, 'Wait until your last trades have landed.'],
  swap_own: [400, 'This address belongs to the pool itself.'],
  swap_would_fail: [409, 'The network would refuse this trade. Look whether your wallet holds enough.'],
  price_moved: [409, 'The price has moved further than you allow. Nothing has happened; look again.'],
  quote_not_found: [404, 'There is no such offer for you.'],
  quote_expired: [409, 'This offer is over. Nothing has happened; ask for a new one.'],
  quote_used: [409, 'This offer was taken already.'],
});
