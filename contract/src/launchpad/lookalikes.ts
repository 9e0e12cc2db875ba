/** Letters that read as others do, of several alphabets. */
const TWINS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: '4аα',
    b: '8в',
    c: 'сϲ',
    e: '3еε',
    h: 'н',
    j: 'ј',
    k: 'кκ',
    l: '1iıіι|ӏ',
    m: 'м',
    n: 'ո',
    o: '0оοօ',
    p: 'рρ',
    q: 'ԛ',
    s: '5ѕ',
    t: '7тτ',
    u: 'υս',
    v: 'νѵ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([letter, twins]) => Array.from(twins, (twin) => [twin, letter] as const)),
);

/** As a hasty reader sees it: no accents, no case, no signs between letters, and no other alphabet. */
export const glance = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase())
    .filter((letter) => /[\p{L}\p{N}|]/u.test(letter))
    .map((letter) => TWINS.get(letter) ?? letter)
    .join('');

const ALWAYS = ['SOL', 'WSOL', 'Solana', 'USDC', 'USDT', 'BTC', 'Bitcoin', 'ETH', 'Ethereum'];

/** Whether a new token would pass for one that people know: the network's, or this server's own. */
export const isLookalike = (text: string, own: readonly string[]): boolean => {
  const seen = glance(text);
  return seen === '' || [...ALWAYS, ...own].some((name) => glance(name) === seen);
};
