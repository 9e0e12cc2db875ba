import { base64 } from '@scure/base';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keysFromPhrase } from './keys.ts';
import { openKeystore, writeKeystore } from './keystore.ts';
import type { Keystore } from './keystore.ts';
import { canSeal, drawKey, isSealed, ITERATIONS, seal, unseal } from './seal.ts';
import type { Sealed } from './seal.ts';
import { cheapPasswords } from './testing-vault.ts';

const PASSWORD = 'three purple otters';
const flip = (text: string, bit: number): string => {
  const bytes = base64.decode(text);
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return base64.encode(bytes);
};

// Closed once with all rounds: whatever changes here, it must still open.
const CLOSED: Sealed = {
  kdf: 'PBKDF2-SHA-256',
  iterations: 600_000,
  salt: 'AAECAwQFBgcICQoLDA0ODw==',
  iv: 'Dw4NDAsKCQgHBgUE',
  data: 'Zpt1MyPSMRNaR8bAItoUd5xfT+VUKiLd',
};

beforeEach(cheapPasswords);
afterEach(() => vi.restoreAllMocks());

describe('a wallet password', () => {
  it('costs 600,000 rounds of PBKDF2-SHA-256 and gives a key that stays in the browser (WA-07)', async () => {
    const derive = vi.mocked(crypto.subtle.deriveKey);
    const drawn = await drawKey(PASSWORD);
    expect(derive.mock.calls[0]?.[0]).toMatchObject({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 });
    expect(derive.mock.calls[0]?.slice(2)).toEqual([{ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']]);
    expect(drawn.key.extractable).toBe(false);
    expect(base64.decode(drawn.salt)).toHaveLength(16);
    expect((await drawKey(PASSWORD)).salt).not.toBe(drawn.salt);
    expect(canSeal()).toBe(true);
  });

  it('opens what was closed before, at the full cost (WA-07)', async () => {
    vi.restoreAllMocks();
    expect(isSealed(CLOSED)).toBe(true);
    expect(await unseal(await drawKey(PASSWORD, CLOSED), CLOSED, 'address')).toBe('a secret');
  }, 30_000);

  it('opens what it closed; another, one changed bit or another address do not (WA-07)', async () => {
    const key = await drawKey(PASSWORD);
    const sealed = await seal(key, 'a secret', 'address');
    expect(sealed).toMatchObject({ kdf: 'PBKDF2-SHA-256', iterations: 600_000, salt: key.salt });
    expect(JSON.stringify(sealed)).not.toContain('secret');
    expect(await unseal(await drawKey(PASSWORD, sealed), sealed, 'address')).toBe('a secret');
    expect(await unseal(await drawKey('three purple otter', sealed), sealed, 'address')).toBeNull();
    expect(await unseal(key, sealed, 'addresz')).toBeNull();
    for (let bit = 0; bit < base64.decode(sealed.data).length * 8; bit += 1) {
      if ((await unseal(key, { ...sealed, data: flip(sealed.data, bit) }, 'address')) !== null)
        throw new Error(`${bit}`);
    }
    expect(await unseal(key, { ...sealed, iv: flip(sealed.iv, 5) }, 'address')).toBeNull();
    const salted = { ...sealed, salt: flip(sealed.salt, 0) };
    expect(await unseal(await drawKey(PASSWORD, salted), salted, 'address')).toBeNull();
    expect((await seal(key, 'a secret', 'address')).iv).not.toBe(sealed.iv);
  });

  it('is the same in both ways of writing an accent', async () => {
    const imported = vi.spyOn(crypto.subtle, 'importKey');
    vi.spyOn(crypto.subtle, 'deriveKey').mockResolvedValue({} as CryptoKey);
    for (const password of ['caf\u00e9', 'cafe\u0301']) await drawKey(password);
    const [one, other] = imported.mock.calls.map(([, bytes]) => bytes);
    expect(one).toEqual(other);
  });
});

describe('what is sealed', () => {
  it('is refused when it claims fewer rounds, too many, or bytes that cannot be right (WA-07)', async () => {
    const sealed = await seal(await drawKey(PASSWORD), 'x', '');
    expect(isSealed(sealed)).toBe(true);
    const wrong: readonly (Partial<Record<keyof Sealed, unknown>> | null)[] = [
      { kdf: 'PBKDF2-SHA-1' },
      { iterations: ITERATIONS - 1 },
      { iterations: 10_000_001 },
      { iterations: 600_000.5 },
      { iterations: '600000' },
      { salt: base64.encode(new Uint8Array(15)) },
      { salt: 7 },
      { iv: base64.encode(new Uint8Array(16)) },
      { data: base64.encode(new Uint8Array(16)) },
      { data: '***' },
      { data: undefined },
    ];
    for (const change of wrong) expect(isSealed({ ...sealed, ...change })).toBe(false);
    for (const nothing of [null, undefined, 'x', 7]) expect(isSealed(nothing)).toBe(false);
    for (const fine of [{ iterations: ITERATIONS }, { iterations: 10_000_000 }]) {
      expect(isSealed({ ...sealed, ...fine })).toBe(true);
    }
  });
});

describe('an exported file', () => {
  const keys = keysFromPhrase(`${'abandon '.repeat(11)}about`);

  it('[WALL-02] holds no secret in clear and opens with its password alone', async () => {
    const text = await writeKeystore(keys, PASSWORD);
    for (const secret of [keys.privateKey, 'abandon', 'about']) expect(text).not.toContain(secret);
    const file = JSON.parse(text) as Keystore;
    expect(file).toMatchObject({ type: 'solana-wallet-keystore', version: 1, publicKey: keys.publicKey });
    expect(await openKeystore(file, PASSWORD)).toEqual(keys);
    expect(await openKeystore(file, 'another')).toBeNull();
    const other = keysFromPhrase(`${'zoo '.repeat(11)}wrong`);
    expect(await openKeystore({ ...file, publicKey: other.publicKey }, PASSWORD)).toBeNull();
  });

  it('whose inside names another address is refused, though its password is right', async () => {
    const key = await drawKey(PASSWORD);
    const other = keysFromPhrase(`${'zoo '.repeat(11)}wrong`);
    const made = async (inside: string): Promise<Keystore> => ({
      type: 'solana-wallet-keystore',
      version: 1,
      publicKey: keys.publicKey,
      sealed: await seal(key, inside, keys.publicKey),
    });
    expect(await openKeystore(await made(JSON.stringify(other)), PASSWORD)).toBeNull();
    expect(await openKeystore(await made('nothing'), PASSWORD)).toBeNull();
  });
});
