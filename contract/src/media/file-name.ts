/** So many characters of a name are kept, its ending among them. */
export const FILE_NAME_MAX = 120;
const ENDING_MAX = 16;

// Control characters and line ends, marks that turn the text after them around, and what cannot be seen: with these
// `exe.fdp` would read as a document.
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** What some system does not take in a name. */
const UNTAKEN = /[<>:"|?*]/g;

const dotOf = (name: string): number => {
  const at = name.lastIndexOf('.');
  return at > 0 && name.length - at <= ENDING_MAX ? at : name.length;
};

/** What stands after the last dot, in small letters; '' where nothing does. */
export const endingOf = (name: string): string => name.slice(dotOf(name) + 1).toLowerCase();

/** What people call a file, as it may be shown and saved: no folder, nothing that hides, and not too long. */
export const cleanFileName = (name: string): string => {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replaceAll(UNSEEN, '').replaceAll(UNTAKEN, '_').replaceAll(/\s/g, ' ').trim();
  // A dot in front would hide it where it is saved, one at the end is lost there.
  const begun = seen.startsWith('.') ? `_${seen.slice(1)}` : seen;
  const whole = begun.endsWith('.') ? `${begun.slice(0, -1)}_` : begun;
  const dot = dotOf(whole);
  const ending = whole.slice(dot);
  // Half a sign is none.
  const cut = whole.slice(0, Math.min(dot, FILE_NAME_MAX - ending.length)).replace(/[\ud800-\udbff]$/, '');
  return cut + ending || 'file';
};
