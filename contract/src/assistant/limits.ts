/** Of one question, by grapheme. */
export const QUESTION_MAX = 2_000;
/** Of an answer of the assistant that comes back as history. */
export const TURN_MAX = 16_000;
/** A conversation may be longer than this; so many of its last turns travel. */
export const TURNS_MAX = 20;
