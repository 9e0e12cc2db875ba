const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// Signs that turn the direction of what follows: harmless in a post, which is isolated, but not in somebody's preview.
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// What XML 1.0 has no way to write.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** IN-03: inert in the text and in the attributes of HTML and XML alike. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => marks[sign] ?? sign);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Signs as people count them: a family of four is one. */
export const signsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** One line of at most `max` signs as people count them, cut between two words where there are any. */
export const shorten = (text: string, max: number): string => {
  const line = text.replaceAll(directions, '').replaceAll(/\s+/g, ' ').trim();
  // A sign is at least one unit long: only so much has to be looked at.
  const signs = signsOf(line.slice(0, max * 12));
  if (signs.length <= max && line.length <= max * 12) return line;
  const cut = signs.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s.,;:!?…-])[\s.,;:!?…-]+$/, '')}…`;
};
