import { base58 } from '@scure/base';

/** WALL-06: 32 to 44 characters that decode to 32 bytes. */
export const isAddress = (text: string): boolean => {
  if (text.length < 32 || text.length > 44) return false;
  try {
    return base58.decode(text).length === 32;
  } catch {
    return false;
  }
};

export { shortAddress } from '#chain';
