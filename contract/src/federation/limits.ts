/** What somebody types to find somebody elsewhere: a name with its host, or an address. */
export const LOOKUP_MAX = 500;
export const HOST_MAX = 255;
export const HOST_REASON_MAX = 300;
/** A list of servers that operators of others share. */
export const HOST_LIST_MAX = 500_000;
/** Accounts elsewhere that a member may name as theirs. */
export const ALIASES_MAX = 10;
