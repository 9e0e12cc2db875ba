export const LISTS_MAX = 20;
export const LIST_MEMBERS_MAX = 200;
export const LIST_NAME_MAX = 40;
/** So many hashtags can be followed: more would be a feed of everything. */
export const FOLLOWED_TAGS_MAX = 100;
/** A longer word behind a # is no hashtag. */
export const TAG_MAX = 50;
