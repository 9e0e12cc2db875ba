/** Letters that read as others do. */
const TWINS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  i: 'l',
  '|': 'l',
};

/** As a hasty reader sees it: no accents, no case, no signs between letters. */
const glance = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase())
    .filter((letter) => /[\p{L}\p{N}|]/u.test(letter))
    .map((letter) => TWINS[letter] ?? letter)
    .join('');

const ALWAYS = ['SOL', 'WSOL', 'Solana', 'USDC', 'USDT', 'BTC', 'Bitcoin', 'ETH'];

/** Whether a new token would pass for one that people know: the network's, or this server's own. */
export const isLookalike = (text: string, own: readonly string[]): boolean => {
  const seen = glance(text);
  return [...ALWAYS, ...own].some((name) => glance(name) === seen);
};
