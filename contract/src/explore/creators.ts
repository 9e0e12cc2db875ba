/** So many days of followers and of what posts received rank a creator. */
export const CREATOR_DAYS = 30;

/** A follower is worth more than a like: it is given once. */
export const CREATOR_WEIGHTS = { followers: 5, likes: 1, comments: 2, shares: 3 } as const;
