import { directionOf } from '@wagram/contract/kernel';
import { getLanguage } from '#kernel';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * A name inside a sentence that is a plain text: one that runs the other way does not turn its neighbours round, and neither does
 * the sign before a handle or a hashtag.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) || directionOf(getLanguage().tag) === 'rtl' ? `\u2068${name}\u2069` : name;
