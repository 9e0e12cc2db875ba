import { getLanguage } from '#kernel';

/** 284, 9,841, 12.3K: short from ten thousand on. */
export const shortCount = (count: number): string => getLanguage().short(count);

export const fullCount = (count: number): string => getLanguage().number(count);
