import { defineErrors } from '#kernel';

export const treasuryErrors = defineErrors({
  withdraw_off: [403, 'Credit cannot leave this server.'],
  withdraw_not_enough: [402, 'You cannot withdraw that much. Credit that was granted stays here.'],
  withdraw_too_fresh: [409, 'Some of it arrived a moment ago and can still be taken back. Try again in 10 seconds.'],
  withdraw_daily: [429, 'That is more than a day allows. Try less, or tomorrow.'],
  withdraw_too_many: [429, 'Wait until your last withdrawals have arrived.'],
  withdraw_demo: [403, 'Demo credit stays in the demo. Create your own account to withdraw.'],
  deposit_off: [403, 'Tokens cannot come in here.'],
  deposit_too_much: [403, 'On the test network no more comes in than you have withdrawn.'],
  deposit_demo: [403, 'The demo is shared. Create your own account to deposit.'],
  no_reserves_yet: [404, 'Credit is summed up once a day. The first time is still to come.'],
  not_in_reserves: [404, 'You held no credit when it was last summed up.'],
  withdraw_nobody: [400, 'Nobody can hold tokens at this address.'],
});
