/** Under way at once, for one member. */
export const WITHDRAWALS_OPEN = 3;
