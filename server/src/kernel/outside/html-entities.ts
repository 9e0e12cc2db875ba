const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  euro: '€',
  pound: '£',
  yen: '¥',
  sect: '§',
  times: '×',
  iquest: '¿',
  iexcl: '¡',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
  eth: 'ð',
  thorn: 'þ',
};

/** &eacute; is a letter and the name of its mark. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

const fromNumber = (digits: string): string => {
  const point = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : '';
};

const fromName = (name: string): string | null => {
  const letter = name.slice(0, 1);
  const mark = MARKS[name.slice(1)];
  if (mark !== undefined) return (letter + mark).normalize('NFC');
  const sign = NAMED[name.toLowerCase()];
  if (sign === undefined) return null;
  return letter !== letter.toLowerCase() && /\p{L}/u.test(sign) ? sign.toUpperCase() : sign;
};

/** Text of HTML as it is read; a name that nobody knows stays as it stands. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:#(x[0-9a-f]{1,8}|\d{1,8})|([a-z]{2,10}));/gi, (whole, digits?: string, name?: string) =>
    digits === undefined ? (fromName(name ?? '') ?? whole) : fromNumber(digits),
  );
