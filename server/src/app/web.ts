import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { directionOf, english, kernelErrors, type PublicConfig } from '@wagram/contract/kernel';
import { bareHandle, checkHandle, VERIFIED_SIGNUPS } from '@wagram/contract/members';
import { languageOf, allowRead, createCookies, fail, Failure, ownOrigin, readerLanguage, type App } from '#kernel';
import { escapeMarkup } from './sharing/escape.ts';
import { findTags } from './sharing/find-tags.ts';
import { renderTags } from './sharing/tags.ts';
import { texts } from './sharing/texts.ts';
import { firstAnswers } from './first-answers.ts';
import { serveOwnLanguages } from './own-languages.ts';
import { readPage } from './page.ts';
import { readPrinter } from './printer.ts';

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
    federation: config.federation !== null,
    translate: config.translate !== null,
    ownDocuments: (['terms', 'privacy'] as const).filter((name) => config.documents[name] !== null),
    version,
  };
};

const manifest = (app: App, language: string): Record<string, unknown> => {
  const { name, slug } = app.config.brand;
  const words = texts(languageOf({ language })).app;
  return {
    id: '/',
    lang: language,
    dir: directionOf(language),
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

const serveFiles = async ({ http }: App, root: string): Promise<void> => {
  await http.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    // SC-02: what helps us to read the build is not for the world.
    globIgnore: ['**/*.map', '**/index.html', 'preloads.json', 'texts.json', 'print/**'],
    setHeaders: (reply, path) => {
      // Names in assets/ carry a hash of their content.
      const isHashed = path.startsWith(join(root, 'assets'));
      void reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, max-age=0, must-revalidate',
      );
    },
  });
};

/** The web: one build for every brand, its page filled with the public configuration. */
export const serveWeb = async (app: App, version: string, root: string = built): Promise<void> => {
  const { http } = app;
  const languages = serveOwnLanguages(app, root);
  const config = { ...publicConfig(app, version), ...(languages.length === 0 ? {} : { languages }) };
  const page = readPage(config, root, 'index.html');
  const print = await readPrinter(app, config, root);
  const tagFor = (request: FastifyRequest) => readerLanguage(request, app.config.language);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wait = await waitOf(app, request);
    const tag = tagFor(request);
    if (wait !== null) return sendTooMany(reply, wait, tag);
    const path = pathOf(request.url);
    const [tags, answers] = await Promise.all([
      findTags(app, ownOrigin(app), path),
      firstAnswers(app, request, print, tag === english.tag),
    ]);
    const head = renderTags(tags, app.config.brand) + (answers?.head ?? '');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', answers === null ? 'no-cache' : 'no-store')
      .header('vary', 'accept-language, cookie')
      .send(page(path, { ...answers, head, tag }));
  };
  await serveFiles(app, root);
  const game = readPage(config, root, join('games', 'werunner', 'index.html'));
  for (const path of ['/games/werunner', '/games/werunner/'])
    http.get(path, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(game('/games/werunner', { head: '<title>WeRunner</title>' })),
    );
  http.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .send(manifest(app, tagFor(request))),
  );
  http.get<{ Params: { handle: string } }>('/invite/:handle', (request, reply) => {
    const handle = bareHandle(request.params.handle);
    if (checkHandle(handle) === null) createCookies(app.config, request, reply).set('invited_by', handle);
    return sendPage(request, reply);
  });
  // A route, because only what routes answer is packed on its way.
  http.get('/*', (request, reply) =>
    isPage(request.url) ? sendPage(request, reply) : fail(kernelErrors, 'not_found'),
  );
  http.setNotFoundHandler(() => fail(kernelErrors, 'not_found'));
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

const sendTooMany = (reply: FastifyReply, seconds: number, tag: string): FastifyReply => {
  const words = texts(languageOf({ language: tag })).tooMany;
  const [title, text] = [escapeMarkup(words.title), escapeMarkup(words.text)];
  return reply
    .status(429)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${tag}" dir="${directionOf(tag)}"><title>${title}</title><p>${text}</p></html>`);
};

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

// An address without a dot in its path is a page, and the web finds out which; /app.js and /.git/config are files. So is that
// of somebody elsewhere, whose name ends as their host does.
const isPage = (url: string): boolean => {
  const path = pathOf(url);
  if (/^\/user\/[^/@]+(?:@|%40)[^/]+$/i.test(path)) return true;
  return !/^\/api(\/|$)/i.test(path) && !/\.[a-z0-9]+$|\/\./i.test(path);
};
