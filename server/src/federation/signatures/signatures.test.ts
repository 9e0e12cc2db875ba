import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readClaim, signDraft, signStandard, type Incoming, type Outgoing } from './signatures.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const NOW = new Date('2026-11-18T12:00:00Z');
const HOUR_MS = 3_600_000;
const keyId = 'https://a.test/ap/members/1#main-key';
const url = new URL('https://b.test/ap/inbox?x=1');
const body = Buffer.from('{"type":"Like"}');

const outgoing: Outgoing = { method: 'POST', url, body, keyId, key: privateKey, now: NOW };
const kinds = [
  ['the draft', signDraft, await signDraft(outgoing)],
  ['the standard', signStandard, await signStandard(outgoing)],
] as const;

/** The first letter or digit after the middle is another one. The last ones of a signature may say nothing. */
const withOneOther = (text: string): string => {
  const middle = Math.floor(text.length / 2);
  const changed = text.slice(middle).replace(/[A-Za-z0-9]/, (sign) => (sign === 'A' ? 'B' : 'A'));
  return text.slice(0, middle) + changed;
};

const received = (headers: Incoming['headers'], change: Partial<Incoming> = {}): Incoming => ({
  method: 'POST',
  url,
  headers,
  body,
  now: NOW,
  ...change,
});

describe.each(kinds)('[FED-04] a signature by %s', (_name, sign, headers) => {
  const isGood = async (request: Incoming): Promise<boolean> =>
    (await readClaim(request)?.isSignedBy(publicKey)) === true;

  it('says whose key it is, and is good for that key alone', async () => {
    const claim = readClaim(received(headers));
    expect(claim?.keyId).toBe(keyId);
    expect(await claim?.isSignedBy(publicKey)).toBe(true);
    expect(await claim?.isSignedBy(createPublicKey(other.publicKey.export({ type: 'spki', format: 'pem' })))).toBe(
      false,
    );
  });

  it('is good without a body where there is none', async () => {
    const asked = await sign({ ...outgoing, method: 'GET', body: null });
    expect(await isGood(received(asked, { method: 'GET', body: null }))).toBe(true);
    expect(asked['content-type']).toBeUndefined();
  });

  it('is of no use for another body, method, address, host or time', async () => {
    expect(await isGood(received(headers, { body: Buffer.from('{"type":"Delete"}') }))).toBe(false);
    expect(await isGood(received(headers, { method: 'PUT' }))).toBe(false);
    expect(await isGood(received(headers, { url: new URL('https://b.test/ap/inbox?x=2') }))).toBe(false);
    expect(await isGood(received(headers, { url: new URL('https://b.test/ap/other?x=1') }))).toBe(false);
    expect(await isGood(received(headers, { url: new URL('https://c.test/ap/inbox?x=1') }))).toBe(false);
    expect(await isGood(received(headers, { now: new Date(NOW.getTime() + HOUR_MS) }))).toBe(false);
    expect(await isGood(received(headers, { now: new Date(NOW.getTime() - HOUR_MS) }))).toBe(false);
  });

  it('is good for as long as clocks may differ', async () => {
    expect(await isGood(received(headers, { now: new Date(NOW.getTime() + HOUR_MS - 1_000) }))).toBe(true);
    expect(await isGood(received(headers, { now: new Date(NOW.getTime() - HOUR_MS + 1_000) }))).toBe(true);
  });

  it('is not read where a header that it covers is missing, or is other than it was', async () => {
    for (const name of Object.keys(headers).filter((one) => one !== 'host')) {
      const { [name]: _left, ...others } = headers;
      expect(await isGood(received(others)), `without ${name}`).toBe(false);
      const other = withOneOther(headers[name] ?? '');
      expect(await isGood(received({ ...headers, [name]: other })), `other ${name}`).toBe(false);
    }
  });

  it('knows headers that come several times', async () => {
    expect(await isGood(received({ ...headers, accept: ['a', 'b'] }))).toBe(true);
  });
});

describe('[FED-04] the draft', () => {
  const [, , headers] = kinds[0];
  const field = (from: string, to: string) => ({
    ...headers,
    signature: (headers['signature'] ?? '').replace(from, to),
  });
  const refused = (given: Record<string, string>) => expect(readClaim(received(given))).toBeNull();

  it('must cover what it is about: address, host, time and body', () => {
    for (const name of ['(request-target) ', 'host ', 'date ', ' digest'])
      refused(field(name, name.endsWith(' ') ? '' : ''));
    refused(field('headers=', 'names='));
  });

  it('names nothing twice, and nothing that is not there', () => {
    refused(field('host date', 'host host date'));
    refused(field('host date', 'host nowhere date'));
  });

  it('without a key, a signature or any field it is none', () => {
    refused(field('keyId=', 'key='));
    refused(field(',signature=', ',other='));
    refused({ ...headers, signature: '' });
    refused({ date: NOW.toUTCString() });
  });

  it('may say when it was made and when it ends instead of a date', () => {
    const seconds = NOW.getTime() / 1000;
    const made = (created: number, expires: number) => ({
      ...headers,
      signature: `keyId="${keyId}",algorithm="hs2019",created=${created},expires=${expires},headers="(request-target) host (created) (expires) digest",signature="AAAA"`,
    });
    expect(readClaim(received(made(seconds, seconds + 60)))?.keyId).toBe(keyId);
    expect(readClaim(received(made(seconds - 7_200, seconds + 60)))).toBeNull();
    expect(readClaim(received(made(seconds, seconds - 7_200)))).toBeNull();
    expect(readClaim(received(made(seconds, Number.NaN)))).toBeNull();
  });

  it('finds its digest among several', () => {
    const several = { ...headers, digest: `SHA-512=abc,${headers['digest']}` };
    expect(readClaim(received(several))).not.toBeNull();
    refused({ ...headers, digest: 'SHA-512=abc' });
  });
});

describe('[FED-04] the standard', () => {
  const [, , headers] = kinds[1];
  const input = headers['signature-input'] ?? '';
  const refused = (signatureInput: string, more: Record<string, string> = {}) =>
    expect(readClaim(received({ ...headers, ...more, 'signature-input': signatureInput }))).toBeNull();

  it('must cover what it is about: method, address and body, and say when', () => {
    refused(input.replace('"@method" ', ''));
    refused(input.replace('"@target-uri" ', ''));
    refused(input.replace(' "content-digest"', ''));
    refused(input.replace(/;created=\d+/, ''));
    refused(input.replace('"@target-uri"', '"@authority"'));
    refused(input.replace('"@target-uri"', '"@path"'));
  });

  it('may name the address in parts', () => {
    for (const part of ['@path', '@request-target']) {
      const claim = readClaim(
        received({ ...headers, 'signature-input': input.replace('"@target-uri"', `"@authority" "${part}"`) }),
      );
      expect(claim?.keyId).toBe(keyId);
    }
  });

  it('names nothing twice, nothing that is not there, and nothing that we do not understand', () => {
    refused(input.replace('"@method"', '"@method" "@method"'));
    refused(input.replace('"@method"', '"@method" "nowhere"'));
    refused(input.replace('"@method"', '"@method";req'));
    refused(input.replace('"@method"', '"@signature-params" "@method"'));
    refused('');
    refused('sig1=');
    refused(`${input}, sig2=()`);
  });

  it('ends when it says so', () => {
    const seconds = NOW.getTime() / 1000;
    expect(readClaim(received({ ...headers, 'signature-input': `${input};expires=${seconds + 60}` }))).not.toBeNull();
    refused(`${input};expires=${seconds - 7_200}`);
  });

  it('finds its signature by its label among several', async () => {
    const several = { ...headers, signature: `other=:AAAA:, ${headers['signature']}` };
    expect(await readClaim(received(several))?.isSignedBy(publicKey)).toBe(true);
    refused(input, { signature: 'other=:AAAA:' });
    refused(input.replace('keyid=', 'key='));
  });

  it('finds its digest among several', () => {
    const several = { ...headers, 'content-digest': `sha-512=:abc:, ${headers['content-digest']}` };
    expect(readClaim(received(several))).not.toBeNull();
  });
});
