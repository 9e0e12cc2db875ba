type Tree = Readonly<Record<string, unknown>>;
type Say = (...given: readonly unknown[]) => unknown;

const isNode = (value: unknown): boolean => typeof value === 'object' && value !== null && '$$typeof' in value;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isNode(value);

const isPart = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number' || isNode(value);

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

/**
 * LNG-04: words that nobody has checked, laid upon the English ones: key by key, and only where they are of the same kind, so that
 * what is missing is said in English and what nobody asks for is not there.
 */
export const fitWords = (english: unknown, said: unknown): unknown => {
  if (typeof english === 'function')
    return typeof said === 'function' ? fitFunction(english as Say, said as Say) : english;
  if (Array.isArray(english)) return Array.isArray(said) ? fitList(english, said) : english;
  if (isTree(english)) {
    const from = isTree(said) ? said : {};
    const fitted = Object.entries(english).map(([key, words]) => [
      key,
      fitWords(words, Object.hasOwn(from, key) ? from[key] : undefined),
    ]);
    return Object.fromEntries(fitted) as Tree;
  }
  if (isPart(english)) return isPart(said) && typeof said === typeof english ? said : english;
  return english;
};
