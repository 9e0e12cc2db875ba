// HTTP signatures, both kinds that servers use: the draft that nearly everybody reads (cavage-12) and the standard that came of
// it (RFC 9421). A claim says by which key a request was signed; whose key that is, the caller finds out.
import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly body: Buffer | null;
  readonly keyId: string;
  readonly key: KeyObject;
  readonly now: Date;
}

export interface Incoming {
  readonly method: string;
  /** As it was addressed to us: our own origin with what was asked for. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Null: there is none to sign. */
  readonly body: Buffer | null;
  readonly now: Date;
}

export interface Claim {
  readonly keyId: string;
  isSignedBy(key: KeyObject): Promise<boolean>;
}

type Fields = Readonly<Record<string, string | undefined>>;

export const ACTIVITY_TYPE = 'application/activity+json';
/** Clocks of others are wrong more often than one would think. */
const TOLERANCE_MS = 3_600_000;

const digestOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64');
const isNear = (ms: number, now: Date): boolean => Math.abs(now.getTime() - ms) < TOLERANCE_MS;
const isOver = (seconds: string | undefined, now: Date): boolean =>
  seconds !== undefined && !(Number(seconds) * 1000 > now.getTime() - TOLERANCE_MS);

// Both ways work in the threads of Node, so that whoever is served meanwhile does not wait for them.
const signText = async (key: KeyObject, text: string): Promise<string> =>
  (await promisify(sign)('sha256', Buffer.from(text), key)).toString('base64');

/** The draft. */
export const signDraft = async ({ method, url, body, keyId, key, now }: Outgoing): Promise<Record<string, string>> => {
  const headers = {
    host: url.host,
    date: now.toUTCString(),
    ...(body === null ? {} : { digest: `SHA-256=${digestOf(body)}`, 'content-type': ACTIVITY_TYPE }),
  };
  const target = `(request-target): ${method.toLowerCase()} ${url.pathname}${url.search}`;
  const text = [target, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n');
  const names = ['(request-target)', ...Object.keys(headers)].join(' ');
  const signature = `keyId="${keyId}",algorithm="rsa-sha256",headers="${names}",signature="${await signText(key, text)}"`;
  return { ...headers, signature };
};

/** The standard. */
export const signStandard = async ({
  method,
  url,
  body,
  keyId,
  key,
  now,
}: Outgoing): Promise<Record<string, string>> => {
  const headers: Record<string, string> =
    body === null ? {} : { 'content-digest': `sha-256=:${digestOf(body)}:`, 'content-type': ACTIVITY_TYPE };
  const covered: [string, string][] = [['@method', method], ['@target-uri', url.href], ...Object.entries(headers)];
  const created = Math.floor(now.getTime() / 1000);
  const list = covered.map(([name]) => `"${name}"`).join(' ');
  const params = `(${list});created=${created};keyid="${keyId}";alg="rsa-v1_5-sha256"`;
  const lines = [...covered, ['@signature-params', params] as const].map(([name, value]) => `"${name}": ${value}`);
  return {
    ...headers,
    host: url.host,
    'signature-input': `sig1=${params}`,
    signature: `sig1=:${await signText(key, lines.join('\n'))}:`,
  };
};

/** What a request says of its signature, as far as that can be told without the key; null where it will not do. */
export const readClaim = (request: Incoming): Claim | null => {
  const headers = plainHeaders(request.headers);
  return headers['signature-input'] === undefined ? readDraft(request, headers) : readStandard(request, headers);
};

const plainHeaders = (headers: Incoming['headers']): Fields =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

/** `text` is null where something is named that the request does not have. */
const claimOf = (keyId: string | undefined, text: string | null, signature: string | undefined): Claim | null =>
  keyId === undefined || text === null || signature === undefined
    ? null
    : {
        keyId,
        isSignedBy: (key) => promisify(verify)('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64')),
      };

const linesOf = (
  names: readonly string[],
  values: Fields,
  toLine: (name: string, value: string) => string,
): string | null => {
  const lines = names.map((name) => {
    const value = values[name];
    return value === undefined ? null : toLine(name, value);
  });
  return new Set(names).size < names.length || lines.includes(null) ? null : lines.join('\n');
};

const readDraft = ({ method, url, body, now }: Incoming, headers: Fields): Claim | null => {
  const given = new Map(
    [...(headers['signature'] ?? '').matchAll(/(?<![A-Za-z])([A-Za-z]+)=(?:"([^"]*)"|(\d+))/g)].map(
      ([, name = '', text, number]) => [name, text ?? number ?? ''],
    ),
  );
  const names = (given.get('headers') ?? 'date').toLowerCase().split(' ');
  const has = (name: string): boolean => names.includes(name);
  const isTimely = has('date')
    ? isNear(Date.parse(headers['date'] ?? ''), now)
    : has('(created)') && isNear(Number(given.get('created')) * 1000, now);
  const isWhole = body === null || (has('digest') && isDigest(headers['digest'], 'sha-256=', '', body));
  if (!has('(request-target)') || !has('host') || !isTimely || !isWhole || isOver(given.get('expires'), now))
    return null;
  const values: Fields = {
    ...headers,
    // Ours, whatever was sent: what was signed for another server says nothing here.
    host: url.host,
    '(request-target)': `${method.toLowerCase()} ${url.pathname}${url.search}`,
    '(created)': given.get('created'),
    '(expires)': given.get('expires'),
  };
  const text = linesOf(names, values, (name, value) => `${name}: ${value}`);
  return claimOf(given.get('keyId'), text, given.get('signature'));
};

const readStandard = ({ method, url, body, now }: Incoming, headers: Fields): Claim | null => {
  const input = /^([a-z*][a-z0-9_.*-]*)=(\(("[^"()]*"(?: "[^"()]*")*)\)([^()]*))$/.exec(
    headers['signature-input'] ?? '',
  );
  if (input === null) return null;
  const [, label = '', params = '', list = '', rest = ''] = input;
  const names = list.split(' ').map((name) => name.slice(1, -1));
  const given = new Map(
    [...rest.matchAll(/;([a-z]+)=(?:"([^"]*)"|(\d+))/g)].map(([, name = '', text, number]) => [
      name,
      text ?? number ?? '',
    ]),
  );
  const has = (name: string): boolean => names.includes(name);
  const isAddressed =
    has('@method') && (has('@target-uri') || (has('@authority') && (has('@path') || has('@request-target'))));
  const isWhole =
    body === null || (has('content-digest') && isDigest(headers['content-digest'], 'sha-256=:', ':', body));
  const isTimely = isNear(Number(given.get('created') ?? Number.NaN) * 1000, now) && !isOver(given.get('expires'), now);
  if (!isAddressed || !isWhole || !isTimely) return null;
  const values: Fields = {
    ...headers,
    '@method': method,
    '@target-uri': url.href,
    '@authority': url.host,
    '@scheme': url.protocol.slice(0, -1),
    '@path': url.pathname,
    '@query': url.search || '?',
    '@request-target': url.pathname + url.search,
    '@signature-params': params,
  };
  const text = linesOf([...names, '@signature-params'], values, (name, value) => `"${name}": ${value}`);
  const signatures = (headers['signature'] ?? '').split(',').map((part) => part.trim());
  const start = `${label}=:`;
  const own = signatures.find((part) => part.startsWith(start) && part.endsWith(':'));
  return claimOf(given.get('keyid'), text, own?.slice(start.length, -1));
};

/** One of several digests may be of a kind that we do not know. */
const isDigest = (header: string | undefined, start: string, end: string, body: Buffer): boolean => {
  const own = (header ?? '').split(',').find((part) => part.trim().toLowerCase().startsWith(start));
  return own?.trim().slice(start.length) === digestOf(body) + end;
};
