// Staking, which is not there yet.
export {};
