import { defineErrors } from '#kernel';

export const rewardErrors = defineErrors({
  referral_not_held: [404, 'This referral does not wait for a decision any more'],
});
