import { countGraphemes } from '#kernel';

// A picture, two letters of a flag, or a key; and nothing that is not a part of such a sign.
const BEGINS = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;
const PARTS = /^[\p{Emoji}\p{Emoji_Component}]+$/u;

/** One emoji, as people see it: also a family, a flag, a hand in another colour. */
export const isEmoji = (text: string): boolean => BEGINS.test(text) && PARTS.test(text) && countGraphemes(text) === 1;
