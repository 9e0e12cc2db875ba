/** From none to the darkest. */
export const TONES = ['', '\u{1F3FB}', '\u{1F3FC}', '\u{1F3FD}', '\u{1F3FE}', '\u{1F3FF}'] as const;
export type Tone = 0 | 1 | 2 | 3 | 4 | 5;

const BASES = /\p{Emoji_Modifier_Base}/gu;

/** One person can have a skin tone; a family or a couple keeps its own. */
export const withTone = (emoji: string, tone: Tone): string => {
  if (tone === 0 || emoji.match(BASES)?.length !== 1) return emoji;
  // The tone says itself that this is a picture: the mark that says so would part the two.
  return emoji.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/u, `$1${TONES[tone]}`);
};
