export const SEARCH_MAX = 100;
/** Fewer members than this who begin with the words, and those with similar names are found as well. */
export const FEW_FOUND = 5;
