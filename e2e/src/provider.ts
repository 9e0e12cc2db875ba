// A provider on this machine: a real OAuth 2 and OpenID server (oauth2-mock-server checks PKCE and burns codes) behind
// a page that asks for consent, with X's own GET /2/users/me beside it, and every way to misbehave.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import type { MutableToken } from 'oauth2-mock-server';

export type Endpoint = '/token' | '/2/users/me';

/** Where the provider keeps the picture of its user. */
export const PICTURE_PATH = '/picture.png';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Answer = (reply: ServerResponse) => void;

export interface Provider {
  readonly url: string;
  /** Whom X's API tells about. */
  user: Record<string, unknown>;
  /** What the OpenID provider signs. */
  claims: Record<string, unknown>;
  /** Answers one endpoint differently until `behave`. */
  readonly misbehave: (endpoint: Endpoint, answer: Answer) => void;
  readonly behave: () => void;
  readonly stop: () => Promise<void>;
}

export const say =
  (status: number, body: unknown, type = 'application/json'): Answer =>
  (reply) => {
    reply.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Where 'Authorize app' on the consent page leads back to, for a journey that takes the answer elsewhere. */
export const answerOf = async (page: Page): Promise<URL> => {
  const agreed = await page.getByRole('link', { name: 'Authorize app' }).getAttribute('href');
  const reply = await page.context().request.get(new URL(agreed ?? '', page.url()).href, { maxRedirects: 0 });
  return new URL(reply.headers()['location'] ?? '');
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page people know: 'Authorize app' goes on, 'Cancel' goes back with access_denied. */
const consentPage = (asked: URL): string => {
  const cancel = new URL(asked.searchParams.get('redirect_uri') ?? 'about:blank');
  cancel.searchParams.set('error', 'access_denied');
  cancel.searchParams.set('state', asked.searchParams.get('state') ?? '');
  const agreed = `/agreed${asked.search}`;
  return `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
    <a href="${escape(agreed)}">Authorize app</a> <a href="${escape(cancel.href)}">Cancel</a>`;
};

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

export const startProvider = async (): Promise<Provider> => {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer, { authorize: '/authorize' });
  const faults = new Map<string, Answer>();

  const answer = (request: IncomingMessage, reply: ServerResponse): void => {
    const asked = new URL(request.url ?? '/', provider.url);
    const fault = faults.get(asked.pathname);
    if (fault !== undefined) return fault(reply);
    if (asked.pathname === '/authorize') return say(200, consentPage(asked), 'text/html')(reply);
    if (asked.pathname === '/2/users/me') return say(200, { data: provider.user })(reply);
    if (asked.pathname === PICTURE_PATH) return void reply.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
    if (asked.pathname === '/agreed') request.url = `/authorize${asked.search}`;
    return service.requestHandler(request, reply);
  };
  const server = createServer(answer);
  const provider: Provider = {
    url: await listen(server),
    user: {},
    claims: {},
    misbehave: (endpoint, other) => void faults.set(endpoint, other),
    behave: () => faults.clear(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  issuer.url = provider.url;
  service.on('beforeTokenSigning', (token: MutableToken) => Object.assign(token.payload, provider.claims));
  return provider;
};
