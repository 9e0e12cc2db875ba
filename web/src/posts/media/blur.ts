import { thumbHashToDataURL } from 'thumbhash';
import { isPrinting } from '#kernel';

const drawn = new Map<string, string | null>();

const toBytes = (hash: string): Uint8Array => Uint8Array.from(atob(hash), (sign) => sign.codePointAt(0) ?? 0);

const draw = (hash: string): string | null => {
  try {
    return thumbHashToDataURL(toBytes(hash));
  } catch {
    return null;
  }
};

/** A few bytes become a blurred picture, once per hash. */
export const blurOf = (hash: string | null): string | null => {
  // A print is small, and the picture itself comes next.
  if (hash === null || isPrinting) return null;
  const known = drawn.get(hash);
  if (known !== undefined) return known;
  const made = draw(hash);
  drawn.set(hash, made);
  return made;
};
