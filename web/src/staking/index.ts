// Staking, which is not there yet.
export const room = 'staking';
