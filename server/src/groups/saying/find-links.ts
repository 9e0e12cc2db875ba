// TLK-03: whether words lead somewhere, in whatever way an address is written. Wider than what is drawn as a link: whoever may
// not post links yet is not to write them in disguise.

/** What looks like a dot and is read as one. */
const DOTS = /\s{0,3}[[({]\s{0,3}(?:\.|dot|punkt|punto)\s{0,3}[\])}]\s{0,3}|[\u3002\uff0e\uff61]/giu;
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const SCHEME = /\b[a-z][a-z0-9+.-]{1,15}:\/\/\S/iu;
const NAMED_SCHEME = /\b(?:mailto|tel|sms|magnet|bitcoin|solana|tg|data|javascript):\S/iu;
const HOST =
  /(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}(?<end>xn--[a-z0-9-]{2,59}|\p{L}{2,24})(?![\p{L}\p{N}_])/giu;
const NUMBERS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?=[:/])/u;

// Of the names with more than two letters those that people meet, and those that spam comes from; every pair of letters is a
// country's. What is not here is taken for the end of one sentence and the beginning of the next.
const ENDS = new Set(
  (
    'com net org info biz edu gov mil int name pro mobi tel app dev page web site website online store shop blog ' +
    'xyz top club vip win bid loan click link live life world today news media video stream tube chat social email ' +
    'cloud host space tech digital network systems solutions services agency studio design art photo pics money cash ' +
    'finance bank trade exchange market markets fund capital invest loans credit gold crypto token wallet nft dao ' +
    'game games bet casino poker fun cam dating singles sex porn adult zone icu cyou buzz monster rest quest sbs cfd ' +
    'lol best work works jobs company group team center global international one ninja guru expert academy school ' +
    'university science health care clinic doctor legal law tax house land homes estate travel tours hotel flights ' +
    'food pizza cafe bar beer wine coffee fashion style shoes jewelry beauty auto cars bike fit run yoga wiki tips ' +
    'reviews deals sale promo gift gifts free download software codes computer phone arpa onion eth sol'
  ).split(' '),
);

const isEnd = (end: string): boolean => {
  const name = end.toLowerCase();
  return name.startsWith('xn--') || /^[a-z]{2}$/.test(name) || ENDS.has(name) || !/^[a-z]+$/.test(name);
};

/** A sentence that ends and one that begins with a short word, without a blank between: 'Go.It is late'. */
const isSentence = (host: string): boolean => /^\p{L}+\.\p{Lu}\p{Ll}$/u.test(host);

const holdsHost = (text: string): boolean => {
  for (const match of text.matchAll(HOST)) {
    const [host] = match;
    const hasPath = /^[/:?#]\S/u.test(text.slice(match.index + host.length));
    const isNamed = /^www\d?\./i.test(host);
    if (isNamed || (isEnd(match.groups?.end ?? '') && (hasPath || !isSentence(host)))) return true;
  }
  return false;
};

export const holdsLink = (text: string): boolean => {
  const plain = text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(DOTS, '.');
  return SCHEME.test(plain) || NAMED_SCHEME.test(plain) || NUMBERS.test(plain) || holdsHost(plain);
};
