export const COMMENT_MAX = 280;
