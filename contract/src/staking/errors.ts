import { defineErrors } from '#kernel';

export const stakingErrors = defineErrors({
  staking_off: [403, 'Staking is not offered here.'],
  stake_not_linked: [409, 'Link your address first. It proves that the stake is yours.'],
  rewards_too_small: [409, 'Your rewards are still too small to be paid. They wait for you.'],
  rewards_short: [409, 'The rewards account cannot pay that right now. Yours are kept for you.'],
  claim_open: [429, 'Wait until your last rewards have arrived.'],
  claims_daily: [429, 'That is as often as a day allows. Try again tomorrow.'],
});
