// P6: what a wallet password does. A key is drawn from it with PBKDF2 and closes a text with AES-GCM; a wrong password and
// a changed bit both fail, and look the same.
import { base64 } from '@scure/base';

export const ITERATIONS = 600_000;
/** More would only keep the browser busy: a file from elsewhere may claim anything. */
const ITERATIONS_MAX = 10_000_000;
const KDF = 'PBKDF2-SHA-256';
const SALT_BYTES = 16;
const IV_BYTES = 12;

export interface Sealed {
  readonly kdf: typeof KDF;
  readonly iterations: number;
  readonly salt: string;
  readonly iv: string;
  readonly data: string;
}

/** A key that cannot be taken out of the browser, with what it was drawn from. */
export interface SealKey {
  readonly key: CryptoKey;
  readonly salt: string;
  readonly iterations: number;
}

const isBytes = (value: unknown, size: (length: number) => boolean): boolean => {
  if (typeof value !== 'string') return false;
  try {
    return size(base64.decode(value).length);
  } catch {
    return false;
  }
};

export const isSealed = (value: unknown): value is Sealed => {
  if (typeof value !== 'object' || value === null) return false;
  const { kdf, iterations, salt, iv, data } = value as Partial<Record<keyof Sealed, unknown>>;
  const isCost = typeof iterations === 'number' && Number.isInteger(iterations);
  if (kdf !== KDF || !isCost || iterations < ITERATIONS || iterations > ITERATIONS_MAX) return false;
  return (
    isBytes(salt, (length) => length === SALT_BYTES) &&
    isBytes(iv, (length) => length === IV_BYTES) &&
    isBytes(data, (length) => length > 16)
  );
};

/** A page on plain http has no such thing, except on the machine itself. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

const draw = (bytes: number): string => base64.encode(crypto.getRandomValues(new Uint8Array(bytes)));
// The libraries type their bytes more widely than WebCrypto takes them.
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(base64.decode(text));
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const drawKey = async (
  password: string,
  from: { readonly salt: string; readonly iterations: number } = { salt: draw(SALT_BYTES), iterations: ITERATIONS },
): Promise<SealKey> => {
  const { salt, iterations } = from;
  const base = await crypto.subtle.importKey('raw', utf8(password.normalize('NFKC')), 'PBKDF2', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  return { key, salt, iterations };
};

/** `bound` is not hidden but belongs to the text: it cannot be exchanged for another. */
export const seal = async ({ key, salt, iterations }: SealKey, text: string, bound: string): Promise<Sealed> => {
  const iv = draw(IV_BYTES);
  const how = { name: 'AES-GCM', iv: bytesOf(iv), additionalData: utf8(bound) };
  const data = new Uint8Array(await crypto.subtle.encrypt(how, key, utf8(text)));
  return { kdf: KDF, iterations, salt, iv, data: base64.encode(data) };
};

/** Null: another password, or not what was closed. */
export const unseal = async ({ key }: SealKey, sealed: Sealed, bound: string): Promise<string | null> => {
  const how = { name: 'AES-GCM', iv: bytesOf(sealed.iv), additionalData: utf8(bound) };
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, bytesOf(sealed.data)));
  } catch {
    return null;
  }
};
