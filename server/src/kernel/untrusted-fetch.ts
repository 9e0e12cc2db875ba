// Addresses that came from outside (a picture's, a push service's) may point anywhere, also at ourselves. They are asked
// through here: public hosts over https alone, no redirects, a few seconds, a megabyte, nothing unpacked (NE-01, NE-02).
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { OutboundError } from './outbound.ts';

export interface UntrustedReply {
  readonly status: number;
  readonly bytes: Buffer;
}

export interface UntrustedRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Hosts, with their ports, that the operator has named: they may stand inside, and speak without TLS. */
  readonly trusted?: readonly string[];
  readonly timeoutMs?: number;
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
export const mayBeAsked = (url: URL, trusted: readonly string[] = []): boolean => {
  if (url.username !== '' || url.password !== '') return false;
  if (trusted.includes(url.host)) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
};

export const fetchUntrusted = async (address: string, request: UntrustedRequest = {}): Promise<UntrustedReply> => {
  const { trusted = [], timeoutMs = TIMEOUT_MS, resolve = dns.lookup } = request;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !mayBeAsked(url, trusted)) throw new OutboundError('forbidden');
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
  return readBounded(reply);
};

const readBounded = async (reply: http.IncomingMessage): Promise<UntrustedReply> => {
  const status = reply.statusCode ?? 0;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop, also by a throw, ends the connection.
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new OutboundError('too_large');
    chunks.push(chunk);
  }
  if (status >= 300 && status < 400) throw new OutboundError('redirected');
  return { status, bytes: Buffer.concat(chunks) };
};
