// Addresses that came from outside (a picture's, a push service's) may point anywhere, also at ourselves. They are asked
// through here: public hosts, https unless it is said otherwise, no redirects followed, a few seconds, a megabyte, nothing
// unpacked (NE-01, NE-02).
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { OutboundError } from './outbound.ts';

export interface UntrustedReply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface UntrustedRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Hosts, with their ports, that the operator has named: they may stand inside, and speak without TLS. */
  readonly trusted?: readonly string[];
  /** Public hosts without TLS as well. */
  readonly plain?: boolean;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** What is longer is read so far and no further, instead of being refused. */
  readonly isCut?: boolean;
  /** A redirect is answered, with where it leads, instead of being refused. */
  readonly answersRedirects?: boolean;
  /** Of what was found: looked at before the body is read; what is not wanted is left unread. */
  wants?(headers: http.IncomingHttpHeaders): boolean;
  /** How names become addresses; the system's way where nothing is said. */
  readonly resolve?: typeof dns.lookup;
}

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_000_000;

const list = (family: 'ipv4' | 'ipv6', ranges: string): BlockList => {
  const made = new BlockList();
  for (const range of ranges.split(' ')) {
    const [net = '', bits = ''] = range.split('/');
    made.addSubnet(net, Number(bits), family);
  }
  return made;
};

const INNER_4 = list(
  'ipv4',
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
);
// Of IPv6 only what is handed out to the public, without what wraps an IPv4 address or stands in documents.
const OUTER_6 = list('ipv6', '2000::/3');
const WRAPPED_6 = list('ipv6', '2001::/23 2001:db8::/32 2002::/16 3fff::/20');

export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !INNER_4.check(address);
  return isIP(address) === 6 && OUTER_6.check(address, 'ipv6') && !WRAPPED_6.check(address, 'ipv6');
};

/** The addresses that were looked at are the ones connected to: a name cannot change its mind in between. */
const publicOnly =
  (resolve: typeof dns.lookup): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const open = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (first === undefined) return callback(new OutboundError('forbidden'), '', 0);
      return options.all === true ? callback(null, open) : callback(null, first.address, first.family);
    });

/** What can be told from the address alone. */
export const mayBeAsked = (url: URL, trusted: readonly string[] = [], plain = false): boolean => {
  if (url.username !== '' || url.password !== '') return false;
  const isTrusted = trusted.includes(url.host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (plain || isTrusted))) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isTrusted || isIP(host) === 0 || isPublicAddress(host);
};

export const fetchUntrusted = async (address: string, request: UntrustedRequest = {}): Promise<UntrustedReply> => {
  const { trusted = [], timeoutMs = TIMEOUT_MS, resolve = dns.lookup } = request;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !mayBeAsked(url, trusted, request.plain)) throw new OutboundError('forbidden');
  const signal = AbortSignal.timeout(timeoutMs);
  const lookup = trusted.includes(url.host) ? {} : { lookup: publicOnly(resolve) };
  try {
    return await exchange(url, request, { signal, agent: false, ...lookup });
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError(signal.aborted ? 'slow' : 'unreachable', error);
  }
};

const exchange = async (url: URL, request: UntrustedRequest, options: http.RequestOptions): Promise<UntrustedReply> => {
  const { method = 'GET', headers = {}, body } = request;
  const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? https.request : http.request;
    send(url, { ...options, method, headers }, resolve)
      .on('error', reject)
      .end(body);
  });
  return readReply(reply, request);
};

const readReply = async (reply: http.IncomingMessage, request: UntrustedRequest): Promise<UntrustedReply> => {
  const { statusCode: status = 0, headers } = reply;
  const isRedirect = status >= 300 && status < 400;
  const isUnwanted = status === 200 && request.wants?.(headers) === false;
  if (isRedirect || isUnwanted) reply.destroy();
  if (isUnwanted) throw new OutboundError('unwanted');
  if (isRedirect && request.answersRedirects !== true) throw new OutboundError('redirected');
  return { status, headers, bytes: isRedirect ? Buffer.alloc(0) : await readBounded(reply, request) };
};

const readBounded = async (reply: http.IncomingMessage, request: UntrustedRequest): Promise<Buffer> => {
  const { maxBytes = MAX_BYTES, isCut = false } = request;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop, also by a throw, ends the connection.
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    chunks.push(chunk);
    if (size <= maxBytes) continue;
    if (!isCut) throw new OutboundError('too_large');
    break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
};
