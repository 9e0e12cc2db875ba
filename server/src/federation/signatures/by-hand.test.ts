// Signatures as others make them, put together here line by line: what signs and what reads share no code with this.
import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readClaim, signDraft, signStandard, type Incoming } from './signatures.ts';

const { publicKey, privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const NOW = new Date('2026-11-18T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const DATE = 'Wed, 18 Nov 2026 12:00:00 GMT';
const keyId = 'https://a.test/users/1#main-key';
const url = new URL('https://b.test:8443/ap/inbox?x=1');
const body = Buffer.from('{"type":"Like"}');
const HASH = createHash('sha256').update(body).digest('base64');

const mark = (lines: readonly string[]): string =>
  sign('sha256', Buffer.from(lines.join('\n')), key).toString('base64');
const claimOf = (headers: Incoming['headers'], more: Partial<Incoming> = {}) =>
  readClaim({ method: 'POST', url, headers, body, now: NOW, ...more });
const isGood = async (headers: Incoming['headers'], more?: Partial<Incoming>): Promise<boolean> =>
  (await claimOf(headers, more)?.isSignedBy(createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })))) ===
  true;

const LINES = {
  '(request-target)': 'post /ap/inbox?x=1',
  host: 'b.test:8443',
  date: DATE,
  digest: `SHA-256=${HASH}`,
  'content-type': 'application/activity+json',
};
type Name = keyof typeof LINES;
const ALL: readonly Name[] = ['(request-target)', 'host', 'date', 'digest', 'content-type'];

/** The draft, over these headers. */
const draft = (names: readonly Name[], write = (list: string): string => list, fields = '') => {
  const { '(request-target)': _none, ...headers } = LINES;
  const list = names.join(' ');
  const signature = mark(names.map((name) => `${name}: ${LINES[name]}`));
  return { ...headers, signature: `keyId="${keyId}",${fields}headers="${write(list)}",signature="${signature}"` };
};

describe('[FED-04] the draft, by hand', () => {
  it('is what we make and what we read', async () => {
    const made = await signDraft({ method: 'POST', url, body, keyId, key, now: NOW });
    const { '(request-target)': _none, ...headers } = LINES;
    expect(made).toEqual({
      ...headers,
      signature: `keyId="${keyId}",algorithm="rsa-sha256",headers="${ALL.join(' ')}",signature="${mark(ALL.map((name) => `${name}: ${LINES[name]}`))}"`,
    });
    expect(await isGood(draft(ALL))).toBe(true);
    const asked = await signDraft({ method: 'GET', url, body: null, keyId, key, now: NOW });
    expect(Object.keys(asked)).toEqual(['host', 'date', 'signature']);
    expect(asked['signature']).toContain('headers="(request-target) host date"');
  });

  it.each(['(request-target)', 'host', 'date', 'digest'] as const)('is none without %s', (name) => {
    expect(claimOf(draft(ALL.filter((one) => one !== name)))).toBeNull();
  });

  it('may name headers in capitals, and nothing besides what it must', async () => {
    expect(await isGood(draft(ALL, (list) => list.toUpperCase()))).toBe(true);
    expect(await isGood(draft(['(request-target)', 'host', 'date', 'digest']))).toBe(true);
  });

  it('is for our host, whatever the request says of it', async () => {
    expect(await isGood({ ...draft(ALL), host: 'c.test' })).toBe(true);
    expect(await isGood(draft(ALL), { url: new URL('https://c.test/ap/inbox?x=1') })).toBe(false);
  });

  it('without a list of headers it is one over the date alone, which is too little', () => {
    const signature = `keyId="${keyId}",signature="${mark([`date: ${DATE}`])}"`;
    expect(claimOf({ date: DATE, signature })).toBeNull();
    expect(claimOf({ date: DATE, signature }, { body: null, method: 'GET' })).toBeNull();
  });

  it('has a date that can be read, or says when it was made', async () => {
    for (const date of ['soon', '', undefined]) expect(claimOf({ ...draft(ALL), date })).toBeNull();
    const made = (created: string, expires: string) => {
      const lines = [`(request-target): ${LINES['(request-target)']}`, `host: ${LINES.host}`];
      const times = [`(created): ${created}`, `(expires): ${expires}`, `digest: ${LINES.digest}`];
      const fields = `keyId="${keyId}",created=${created},expires="${expires}"`;
      const list = 'headers="(request-target) host (created) (expires) digest"';
      return { digest: LINES.digest, signature: `${fields},${list},signature="${mark([...lines, ...times])}"` };
    };
    expect(await isGood(made(`${SECONDS}`, `${SECONDS + 60}`))).toBe(true);
    // Clocks differ: an end is over an hour after it.
    expect(await isGood(made(`${SECONDS}`, `${SECONDS - 3_599}`))).toBe(true);
    expect(claimOf(made(`${SECONDS}`, `${SECONDS - 3_600}`))).toBeNull();
    expect(claimOf(made(`${SECONDS - 3_600}`, `${SECONDS + 60}`))).toBeNull();
    expect(claimOf(made(`${SECONDS + 3_600}`, `${SECONDS + 7_200}`))).toBeNull();
    expect(claimOf(made(`${SECONDS}`, 'later'))).toBeNull();
  });

  it('has the digest of the body, among others, in any case, and of nothing else', async () => {
    const signed = (digest: string) => {
      const names = ['(request-target)', 'host', 'date', 'digest'] as const;
      const signature = mark(names.map((name) => `${name}: ${name === 'digest' ? digest : LINES[name]}`));
      return {
        date: DATE,
        digest,
        signature: `keyId="${keyId}",headers="${names.join(' ')}",signature="${signature}"`,
      };
    };
    for (const digest of [`sha-256=${HASH}`, `SHA-512=abc, SHA-256=${HASH}`, `SHA-256=${HASH},SHA-512=abc`])
      expect(await isGood(signed(digest)), digest).toBe(true);
    for (const digest of [
      `SHA-256=${HASH}x`,
      `SHA-256=x${HASH}`,
      'SHA-256=',
      '',
      `SHA-512=${HASH}`,
      `xSHA-256=${HASH}`,
    ])
      expect(claimOf(signed(digest)), digest).toBeNull();
  });
});

const PARTS: Readonly<Record<string, string>> = {
  '@method': 'POST',
  '@target-uri': 'https://b.test:8443/ap/inbox?x=1',
  '@authority': 'b.test:8443',
  '@scheme': 'https',
  '@path': '/ap/inbox',
  '@query': '?x=1',
  '@request-target': '/ap/inbox?x=1',
  'content-digest': `sha-256=:${HASH}:`,
  'content-type': 'application/activity+json',
};
const USUAL = ['@method', '@target-uri', 'content-digest', 'content-type'];

interface Written {
  label?: string;
  fields?: string;
  parts?: Readonly<Record<string, string>>;
}

/** The standard, over these parts. */
const standard = (names: readonly string[], { label = 'sig1', fields, parts = PARTS }: Written = {}) => {
  const rest = fields ?? `;created=${SECONDS};keyid="${keyId}";alg="rsa-v1_5-sha256"`;
  const params = `(${names.map((name) => `"${name}"`).join(' ')})${rest}`;
  const lines = names.map((name) => `"${name}": ${parts[name] ?? ''}`);
  const signature = mark([...lines, `"@signature-params": ${params}`]);
  return {
    'content-digest': parts['content-digest'],
    'content-type': parts['content-type'],
    'signature-input': `${label}=${params}`,
    signature: `${label}=:${signature}:`,
  };
};

describe('[FED-04] the standard, by hand', () => {
  it('is what we make and what we read', async () => {
    const made = await signStandard({ method: 'POST', url, body, keyId, key, now: new Date(NOW.getTime() + 999) });
    expect(made).toEqual({ ...standard(USUAL), host: 'b.test:8443' });
    expect(await isGood(standard(USUAL))).toBe(true);
    const asked = await signStandard({ method: 'GET', url, body: null, keyId, key, now: NOW });
    expect(Object.keys(asked)).toEqual(['host', 'signature-input', 'signature']);
    expect(asked['signature-input']).toContain('("@method" "@target-uri");created=');
  });

  it('may cover any part of the address, as it is', async () => {
    expect(await isGood(standard(Object.keys(PARTS)))).toBe(true);
    expect(await isGood(standard(['@method', '@authority', '@path', 'content-digest']))).toBe(true);
    expect(await isGood(standard(['@method', '@authority', '@request-target', 'content-digest']))).toBe(true);
    const bare = {
      ...PARTS,
      '@target-uri': 'https://b.test:8443/ap/inbox',
      '@query': '?',
      '@request-target': '/ap/inbox',
    };
    const to = { url: new URL('https://b.test:8443/ap/inbox') };
    expect(await isGood(standard(Object.keys(bare), { parts: bare }), to)).toBe(true);
  });

  it.each([
    ['@target-uri', 'content-digest'],
    ['@method', '@authority', 'content-digest'],
    ['@method', '@path', 'content-digest'],
    ['@method', '@request-target', 'content-digest'],
    ['@method', '@target-uri'],
    ['@method', '@target-uri', 'content-type'],
    ['@method', 'content-digest'],
  ])('is none over %s %s %s alone', (...names) => {
    expect(claimOf(standard(names.filter((name) => name !== undefined)))).toBeNull();
  });

  it('says when it was made, and for how long', async () => {
    const fields = (more: string) => ({ fields: `;keyid="${keyId}"${more}` });
    expect(await isGood(standard(USUAL, fields(`;created=${SECONDS};expires=${SECONDS - 3_599}`)))).toBe(true);
    expect(await isGood(standard(USUAL, fields(`;created=${SECONDS - 3_599}`)))).toBe(true);
    for (const more of ['', `;created=${SECONDS - 3_600}`, `;created=${SECONDS + 3_600}`, ';created="soon"'])
      expect(claimOf(standard(USUAL, fields(more))), more).toBeNull();
    expect(claimOf(standard(USUAL, fields(`;created=${SECONDS};expires=${SECONDS - 3_600}`)))).toBeNull();
    expect(claimOf(standard(USUAL, { fields: `;created=${SECONDS}` }))).toBeNull();
  });

  it('may have any label, and finds its own signature by it', async () => {
    for (const label of ['sig1', 'a', '*x', 'my_sig.2-b*'])
      expect(await isGood(standard(USUAL, { label })), label).toBe(true);
    for (const label of ['1sig', 'Sig', '', ' sig']) expect(claimOf(standard(USUAL, { label })), label).toBeNull();
    const { signature, ...headers } = standard(USUAL);
    const other = 'sig2=:AAAA:';
    expect(await isGood({ ...headers, signature: `${other},  ${signature}` })).toBe(true);
    expect(await isGood({ ...headers, signature: `${signature}, ${other}` })).toBe(true);
    expect(await isGood({ ...headers, signature: [other, signature] })).toBe(true);
    for (const none of [other, `x${signature}`, signature.slice(0, -1), signature.replace(':', ''), undefined])
      expect(claimOf({ ...headers, signature: none }), none).toBeNull();
  });

  it('is not read where its list is written otherwise', () => {
    const { 'signature-input': input, ...headers } = standard(USUAL);
    const others = [
      `x ${input}`,
      `${input}, sig2=("@method");created=1`,
      input.replace('"@method" ', '"@method"  '),
      input.replace('("@method" ', '(@method '),
      input.replace('"content-type")', '"content-type"'),
      input.replace('sig1=', 'sig1'),
      '()',
    ];
    for (const one of others) expect(claimOf({ ...headers, 'signature-input': one }), one).toBeNull();
  });

  it('has the digest of the body, whole', async () => {
    const signed = (digest: string) => standard(USUAL, { parts: { ...PARTS, 'content-digest': digest } });
    for (const digest of [`sha-512=:abc:, sha-256=:${HASH}:`, `sha-256=:${HASH}:,sha-512=:abc:`, `SHA-256=:${HASH}:`])
      expect(await isGood(signed(digest)), digest).toBe(true);
    for (const digest of [`sha-256=:${HASH}`, `sha-256=${HASH}:`, `sha-256=:${HASH}::`, `sha-256=::`, ''])
      expect(claimOf(signed(digest)), digest).toBeNull();
  });

  it('is for what was asked, by whatever method', async () => {
    expect(await isGood(standard(USUAL), { method: 'PUT' })).toBe(false);
  });
});
