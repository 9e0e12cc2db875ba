type Tree = Readonly<Record<string, unknown>>;
type Say = (...given: readonly unknown[]) => unknown;

// A symbol: nobody who writes words can make one.
const isNode = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value && typeof value.$$typeof === 'symbol';

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isNode(value);

/** What can stand in a sentence that is a list; what draws nothing is what was handed in and is not there. */
const isPart = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || isNode(value);

/** A list of sentences and of what was handed in is taken whole; of one whose items have parts each is fitted. */
const fitList = (english: readonly unknown[], said: readonly unknown[]): readonly unknown[] => {
  if (english.some((item) => isTree(item) || Array.isArray(item)))
    return english.map((item, place) => fitWords(item, said[place]));
  return said.every(isPart) ? said : english;
};

/** What fails or answers something of another kind is said in English. */
const fitFunction =
  (english: Say, said: Say): Say =>
  (...given) => {
    const words = english(...given);
    try {
      return fitWords(words, said(...given));
    } catch {
      return words;
    }
  };

const fitTree = (english: Tree, said: unknown): Tree =>
  Object.fromEntries(
    Object.entries(english).map(([key, words]) => [
      key,
      fitWords(words, isTree(said) && Object.hasOwn(said, key) ? said[key] : undefined),
    ]),
  );

// Where a link leads is not for words to say.
const isAddress = (english: string): boolean => english.startsWith('/');

/**
 * LNG-04: words that nobody has checked, laid upon the English ones: key by key, and only where they are of the same kind, so that
 * what is missing is said in English and what nobody asks for is not there.
 */
export const fitWords = (english: unknown, said: unknown): unknown => {
  if (typeof english === 'function')
    return typeof said === 'function' ? fitFunction(english as Say, said as Say) : english;
  if (Array.isArray(english)) return Array.isArray(said) ? fitList(english, said) : english;
  if (isTree(english)) return fitTree(english, said);
  if (typeof english === 'string') return typeof said === 'string' && !isAddress(english) ? said : english;
  return typeof english === 'number' && typeof said === 'number' ? said : english;
};
