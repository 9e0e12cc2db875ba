import { defineErrors } from '#kernel';
import { ledgerErrors } from '#ledger';

export const creditErrors = defineErrors({
  ...ledgerErrors,
  receiver_not_found: [404, 'Nobody here has this name.'],
  to_self: [400, 'You cannot send credit to yourself.'],
  not_enough: [402, 'You do not have that much.'],
  send_not_found: [404, 'This was taken back, or never sent.'],
  claim_off: [403, 'There is no daily claim here.'],
  claimed_today: [409, 'You have claimed today. Come back tomorrow.'],
  not_active: [403, 'Write, answer or give something this week. Then you can claim.'],
});
