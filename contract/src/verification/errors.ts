import { defineErrors } from '#kernel';

export const verificationErrors = defineErrors({
  already_verified: [409, 'You are verified already'],
  not_enough_points: [402, 'You do not have enough reward points yet'],
  tokens_not_taken: [403, 'A badge cannot be paid with tokens here.'],
  member_not_found: [404, 'User not found'],
});
