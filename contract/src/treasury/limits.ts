/** Tries until what could not be paid comes back. */
export const WITHDRAW_TRIES = 5;
/** Under way at once, for one member. */
export const WITHDRAWALS_OPEN = 3;
