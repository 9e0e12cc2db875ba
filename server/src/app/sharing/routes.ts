import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kernelErrors } from '@wagram/contract/kernel';
import { allowRead, createLimit, fail, ownOrigin, type App } from '#kernel';
import { findGuestMember, findGuestPost, findGuestStream, isKeptHere, pictureOf, PREVIEW_WIDTH } from './find-tags.ts';
import { keptBriefly } from './kept-briefly.ts';
import { renderRss } from './rss.ts';
import { drawTextImage, toPreview } from './text-image.ts';

const KEPT_IMAGES = 100;
const AT_ONCE = 1;
const QUEUE_MAX = 20;

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

// PR-03: anybody may keep it, but has to ask each time whether it is still there.
const answer = (request: FastifyRequest, reply: FastifyReply, tag: string): boolean => {
  reply.header('etag', `"${tag}"`).header('cache-control', 'public, no-cache');
  return request.headers['if-none-match'] === `"${tag}"`;
};

/** Only pictures that this server keeps; asked for as a visitor would, so wherever they lie. */
const fetchPicture = async (app: App, url: string | null): Promise<Buffer | null> => {
  if (url === null || !isKeptHere(url)) return null;
  const reply = await app.http.inject({ url });
  return reply.statusCode === 200 ? reply.rawPayload : null;
};

interface Said {
  id: string;
  displayName: string;
  username: string;
  avatar_url: string | null;
  content: string;
  picture: string | null;
}

const saidBy = {
  post: async (app: App, id: string): Promise<Said | null> => {
    const post = await findGuestPost(app, id);
    return post === null ? null : { ...post, picture: pictureOf(post) };
  },
  livestream: async (app: App, id: string): Promise<Said | null> => {
    const stream = await findGuestStream(app, id);
    if (stream === null) return null;
    return { ...stream.host, id: stream.id, content: stream.title, picture: stream.replay?.poster_url ?? null };
  },
};

const drawWords = async (app: App, said: Said): Promise<() => Promise<Buffer>> => {
  const avatar = await fetchPicture(app, said.avatar_url);
  const { displayName: name, username: handle, content: text } = said;
  return () => drawTextImage({ name, handle, text, avatar, brand: app.config.brand.name });
};

const drawPicture = async (app: App, url: string | null): Promise<() => Promise<Buffer>> => {
  const picture = (await fetchPicture(app, url)) ?? fail(kernelErrors, 'not_found');
  return () => toPreview(picture, PREVIEW_WIDTH);
};

/** Pictures for those who fetch previews, drawn when somebody asks and kept while they are asked for. */
const servePreviews = (app: App): void => {
  const kept = new Map<string, Promise<Buffer>>();
  const limited = createLimit(AT_ONCE, QUEUE_MAX);

  const find = (tag: string, prepare: () => Promise<() => Promise<Buffer>>): Promise<Buffer> => {
    const known = kept.get(tag) ?? prepare().then(limited);
    // Put at the end again: the first one is always the one that was not asked for the longest.
    kept.delete(tag);
    kept.set(tag, known);
    known.catch(() => kept.delete(tag));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_IMAGES && oldest !== undefined) kept.delete(oldest);
    return known;
  };

  // As .png its words, as .jpg its picture.
  for (const [room, findSaid] of Object.entries(saidBy))
    app.http.get<{ Params: { file: string } }>(`/og/${room}/:file`, async (request, reply) => {
      await allowRead(app, request);
      const [, id = '', kind] = /^([0-9a-f-]{36})\.(png|jpg)$/i.exec(request.params.file) ?? [];
      const said = (await findSaid(app, id)) ?? fail(kernelErrors, 'not_found');
      const { displayName, username, avatar_url: avatar, content, picture } = said;
      const isWords = kind === 'png';
      const tag = hash((isWords ? [said.id, displayName, username, avatar, content] : [said.id, picture]).join('\n'));
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (answer(request, reply, tag)) return reply.status(304).send();
      const image = await find(tag, () => (isWords ? drawWords(app, said) : drawPicture(app, picture)));
      return reply.type(isWords ? 'image/png' : 'image/jpeg').send(image);
    });
};

const readFeed = async (app: App, username: string): Promise<string> => {
  const member = await findGuestMember(app, username);
  // D20: what is kept to followers has no feed for everybody; FED-03: that of somebody elsewhere is there.
  if (member === null || member.private || member.host !== null) fail(kernelErrors, 'not_found');
  return renderRss(app, member, ownOrigin(app));
};

/** What other places show of ours: link previews and feeds, as a guest would see it. */
export const serveSharing = (app: App): void => {
  servePreviews(app);
  const feeds = keptBriefly((username: string) => readFeed(app, username));
  app.http.get<{ Params: { username: string } }>('/user/:username/rss', async (request, reply) => {
    await allowRead(app, request);
    const xml = await feeds(request.params.username.toLowerCase());
    if (answer(request, reply, hash(xml))) return reply.status(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(xml);
  });
};
