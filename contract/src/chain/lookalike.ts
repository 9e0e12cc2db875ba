const SHOWN = 4;
const ends = (address: string): string => address.slice(0, SHOWN) + address.slice(-SHOWN);

/**
 * The address that another one pretends to be: the same where people look, another in the middle. Thieves make such
 * addresses and send a trifle from them, so that they are copied out of a list.
 */
export const lookalikeOf = (address: string, known: readonly string[]): string | null =>
  known.includes(address) ? null : (known.find((other) => ends(other) === ends(address)) ?? null);
