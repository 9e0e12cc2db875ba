import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kernelErrors, type PublicConfig } from '@wagram/contract/kernel';
import { bareHandle, checkHandle, VERIFIED_SIGNUPS } from '@wagram/contract/members';
import { languageOf, allowRead, createCookies, fail, Failure, ownOrigin, type App } from '#kernel';
import { findTags } from './sharing/find-tags.ts';
import { renderTags } from './sharing/tags.ts';
import { escapeMarkup } from './sharing/escape.ts';
import { texts } from './sharing/texts.ts';

const built = join(import.meta.dirname, '..', '..', '..', 'web', 'dist');
const YEAR_MS = 365 * 24 * 3600_000;

export const publicConfig = (app: App, version: string): PublicConfig => {
  const { config } = app;
  return {
    brand: config.brand,
    demo: config.demo,
    x:
      config.x === null
        ? null
        : { clientId: config.x.clientId, authorizeUrl: config.x.authorizeUrl, pkce: config.x.pkce },
    google: config.google !== null,
    phone: app.sms.way,
    mail: app.mailer.works,
    publicUrl: config.publicUrl?.origin ?? null,
    welcomeVerified: VERIFIED_SIGNUPS,
    tokenAddress: config.tokenAddress,
    testNetwork: config.chain.network?.kind === 'test',
    model: config.ai !== null,
    ownDocuments: (['terms', 'privacy'] as const).filter((name) => config.documents[name] !== null),
    version,
  };
};

// '<' is the only character that could end the script element early.
const toScript = (config: PublicConfig): string =>
  `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', String.raw`\u003c`)}</script>`;

const manifest = (app: App): Record<string, unknown> => {
  const { name, slug } = app.config.brand;
  const words = texts(languageOf(null)).app;
  return {
    id: '/',
    name,
    short_name: name,
    description: words.about(name),
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#16151d',
    theme_color: '#5b3fe0',
    categories: ['social', 'finance'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      {
        name: words.compose,
        url: '/compose',
        short_name: words.composeShort,
        description: words.composeAbout(slug),
      },
    ],
  };
};

/** The web: one build for every brand, its page filled with the public configuration. */
export const serveWeb = async (app: App, version: string, root: string = built): Promise<void> => {
  const { http } = app;
  const page = readPage(app, version, join(root, 'index.html'));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wait = await waitOf(app, request);
    if (wait !== null) return sendTooMany(reply, wait);
    const tags = await findTags(app, ownOrigin(app), pathOf(request.url));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page(renderTags(tags, app.config.brand)));
  };
  await http.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    // SC-02: what helps us to read the build is not for the world.
    globIgnore: ['**/*.map', '**/index.html'],
    setHeaders: (reply, path) => {
      // Names in assets/ carry a hash of their content.
      const isHashed = path.startsWith(join(root, 'assets'));
      void reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, max-age=0, must-revalidate',
      );
    },
  });
  const game = readPage(app, version, join(root, 'games', 'werunner', 'index.html'));
  for (const path of ['/games/werunner', '/games/werunner/'])
    http.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(game('<title>WeRunner</title>')),
    );
  http.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest(app)),
  );
  http.get<{ Params: { handle: string } }>('/invite/:handle', (request, reply) => {
    const handle = bareHandle(request.params.handle);
    if (checkHandle(handle) === null) createCookies(app.config, request, reply).set('invited_by', handle);
    return sendPage(request, reply);
  });
  http.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !isPage(request.url)) fail(kernelErrors, 'not_found');
    return sendPage(request, reply);
  });
};

/** SR-L6: how long this visitor has to wait before the next page, or null. */
const waitOf = async (app: App, request: FastifyRequest): Promise<number | null> => {
  try {
    await allowRead(app, request);
    return null;
  } catch (error) {
    if (error instanceof Failure && error.status === 429) return error.retryAfterS ?? 60;
    throw error;
  }
};

const sendTooMany = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply
    .status(429)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><title>Too many requests</title><p>Too many requests. Please wait a moment and try again.</p>',
    );

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

// An address without a dot in its path is a page, and the web finds out which; /app.js and /.git/config are files.
const isPage = (url: string): boolean => {
  const path = pathOf(url);
  return !/^\/api(\/|$)/i.test(path) && !/\.[a-z0-9]+$|\/\./i.test(path);
};

/** The built page with a place for what differs from address to address. */
const readPage = (app: App, version: string, path: string): ((tags: string) => string) => {
  const name = escapeMarkup(app.config.brand.name);
  const script = toScript(publicConfig(app, version));
  const page = existsSync(path)
    ? readFileSync(path, 'utf8')
    : '<!doctype html><title></title><!--config--><p>The web is not built yet: run npm run build.</p>';
  // Functions, because `$` has a meaning in a replacement text.
  const [before = '', after = ''] = page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replaceAll('<!--config-->', () => script)
    .replaceAll('<!--name-->', () => name)
    .replaceAll('%NAME%', () => name)
    .split(/<title>[^<]*<\/title>/, 2);
  return (tags) => before + tags + after;
};
