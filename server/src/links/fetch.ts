import type { IncomingHttpHeaders } from 'node:http';
import { countAttempt, fetchUntrusted, mayBeAsked, OutboundError, ownOrigin, type App } from '#kernel';

type Resolve = NonNullable<Parameters<typeof fetchUntrusted>[1]>['resolve'];

export interface Fetched {
  /** Where redirects have led. */
  readonly url: URL;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Wanted {
  readonly accept: string;
  readonly maxBytes: number;
  readonly isCut: boolean;
  /** For all of it, redirects too. */
  readonly timeoutMs: number;
  wants(type: string): boolean;
}

const REDIRECTS_MAX = 3;
/** Whatever our members link to, and wherever redirects lead: no host is asked more often. */
const HOST_RULE = { max: 60, windowS: 60 };

/** The host has been asked often enough for now. */
export class HostBusy extends Error {
  constructor(readonly retryAfterS: number) {
    super('The host has been asked often enough for now');
    this.name = 'HostBusy';
  }
}

/** Another try may find it: it was slow, away or in trouble. */
export class Unready extends Error {
  constructor(options?: ErrorOptions) {
    super('The page could not be had', options);
    this.name = 'Unready';
  }
}

const headersOf = (app: App, url: URL, accept: string) => ({
  host: url.host,
  accept,
  'accept-encoding': 'identity',
  'user-agent': `${app.config.brand.slug}-link-cards (+${ownOrigin(app)})`,
});

const typeOf = (headers: IncomingHttpHeaders): string => (headers['content-type'] ?? '').trim().toLowerCase();

/** Packed bytes are left alone: a few of them can become as many as they like. */
const isPacked = ({ 'content-encoding': coding = 'identity' }: IncomingHttpHeaders): boolean =>
  coding.trim().toLowerCase() !== 'identity';

const askOnce = async (app: App, url: URL, wanted: Wanted, timeoutMs: number, resolve: Resolve) => {
  const route = app.config.links?.routes.get(url.host);
  const asked = route === undefined ? url : new URL(url.pathname + url.search, route);
  // The ports of the web alone: nobody looks through us for what else listens somewhere.
  if (route === undefined && (url.port !== '' || !mayBeAsked(url, [], true))) throw new OutboundError('forbidden');
  if (url.host === new URL(ownOrigin(app)).host) throw new OutboundError('forbidden');
  const { allowed, retryAfterS } = await countAttempt(app.db, `link ${url.host}`, HOST_RULE, app.clock.now());
  if (!allowed) throw new HostBusy(retryAfterS);
  return fetchUntrusted(asked.href, {
    headers: headersOf(app, url, wanted.accept),
    trusted: route === undefined ? [] : [route.host],
    plain: true,
    answersRedirects: true,
    timeoutMs,
    maxBytes: wanted.maxBytes,
    isCut: wanted.isCut,
    wants: (headers) => !isPacked(headers) && wanted.wants(typeOf(headers)),
    ...(resolve === undefined ? {} : { resolve }),
  });
};

/** What stands at an address of somebody's choice. null: nothing that is wanted. */
export const fetchOutside = async (
  app: App,
  address: URL,
  wanted: Wanted,
  resolve?: Resolve,
): Promise<Fetched | null> => {
  const end = performance.now() + wanted.timeoutMs;
  let url = address;
  try {
    for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
      const left = Math.ceil(end - performance.now());
      if (left <= 0) throw new OutboundError('slow');
      const { status, headers, bytes } = await askOnce(app, url, wanted, left, resolve);
      if (status === 200) return { url, type: typeOf(headers), bytes };
      if (status === 429 || status >= 500) throw new Unready();
      const { location } = headers;
      if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, url.href)) return null;
      url = new URL(location, url);
    }
    return null;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.reason === 'slow' || error.reason === 'unreachable') throw new Unready({ cause: error });
    return null;
  }
};
