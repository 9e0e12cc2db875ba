import { fetchUntrusted, OutboundError, type UntrustedReply } from '#kernel';
import { SERVER_ID } from '../keys.ts';
import { ACTIVITY_TYPE, signDraft } from '../signatures/signatures.ts';
import type { FederationApp } from '../state.ts';

const REDIRECTS = 3;
/** Small servers are slow, and somebody may be waiting: for all that one address leads to. */
export const TIMEOUT_MS = 10_000;
const ACCEPT = `${ACTIVITY_TYPE}, application/ld+json; profile="https://www.w3.org/ns/activitystreams"`;
/** Not every JSON: what people upload somewhere does not speak for that server. */
const wanted =
  /^application\/(?:activity\+json\b|ld\+json\s*;(?:.*;)?\s*profile="?[^"]*https:\/\/www\.w3\.org\/ns\/activitystreams)/i;

/** What another server answered is of no use; `status` where it was one. */
export class PeerError extends Error {
  constructor(
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
    this.name = 'PeerError';
  }
}

/** Signed by this server, because many answer nobody else. */
const askOnce = async (app: FederationApp, url: URL, until: number): Promise<UntrustedReply> => {
  const timeoutMs = Math.floor(until - performance.now());
  if (timeoutMs <= 0) throw new OutboundError('slow');
  const { key } = await app.keys.of(SERVER_ID);
  const keyId = `${app.addresses.server}#main-key`;
  const headers = await signDraft({ method: 'GET', url, body: null, keyId, key, now: app.clock.now() });
  return fetchUntrusted(url.href, {
    headers: { ...headers, accept: ACCEPT, 'user-agent': userAgentOf(app) },
    trusted: app.trusted,
    timeoutMs,
    answersRedirects: true,
    wants: (reply) => wanted.test(reply['content-type'] ?? ''),
  });
};

export const userAgentOf = ({ config, addresses }: FederationApp): string =>
  `${config.brand.name} (+${addresses.origin})`;

/** Goes where it is sent, a few times; each place is looked at anew. */
export const askAround = async (
  address: string,
  ask: (url: URL) => Promise<UntrustedReply>,
): Promise<{ url: URL; reply: UntrustedReply }> => {
  let url = new URL(address);
  for (let step = 0; step <= REDIRECTS; step += 1) {
    const reply = await ask(url);
    if (reply.status < 300 || reply.status >= 400) return { url, reply };
    const next = reply.headers.location;
    if (next === undefined || !URL.canParse(next, url.href)) break;
    url = new URL(next, url);
  }
  throw new OutboundError('redirected');
};

/**
 * A document that another server has at this address. It says itself where it belongs: only the host of its id speaks for it, so
 * one that belongs elsewhere is asked for there.
 */
export const askFor = async (app: FederationApp, address: string): Promise<Record<string, unknown>> => {
  const bare = address.split('#', 1)[0] ?? '';
  if (!URL.canParse(bare)) throw new PeerError('not an address');
  const until = Math.min(performance.now() + TIMEOUT_MS, app.until ?? Number.POSITIVE_INFINITY);
  const follow = (from: string) => askAround(from, (place) => askOnce(app, place, until));
  const { url, reply } = await follow(bare);
  if (reply.status !== 200) throw new PeerError(`${url.host} answered ${reply.status}`, reply.status);
  const document = parse(reply.bytes);
  const { id } = document;
  if (typeof id !== 'string' || !URL.canParse(id)) throw new PeerError(`what ${url.host} sent has no id`);
  if (id === url.href || id.split('#', 1)[0] === url.href) return document;
  // Asked for by another of its addresses (a page for people): its own host confirms it, once.
  if (new URL(id).host !== url.host || id === bare) throw new PeerError(`${url.host} spoke for ${new URL(id).host}`);
  const again = await follow(id);
  const confirmed = again.reply.status === 200 ? parse(again.reply.bytes) : {};
  if (confirmed['id'] !== id) throw new PeerError(`${url.host} does not know its own ${id}`);
  return confirmed;
};

export const parse = (bytes: Buffer): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new PeerError('not a document');
};
