// Referrals and reward points: what both sides agree on.
export const room = 'rewards';
