import { isId } from '@wagram/contract/kernel';
import { bareHandle, checkHandle, isElsewhere } from '@wagram/contract/members';
import { MEDIA_ONLY_CONTENT, type PostView } from '@wagram/contract/posts';
import type { StreamView } from '@wagram/contract/streams';
import { Failure, isDatabaseDown, languageOf, type App, type PostId, type StreamId } from '#kernel';
import { selectMemberByHandle, type Member } from '#members';
import { getPost } from '#posts';
import { readStream } from '#streams';
import { ticketDoor } from '#tickets';
import { defaultTags, type PageTags } from './tags.ts';
import { shorten } from './escape.ts';
import { texts } from './texts.ts';

/** A preview is for everybody. */
const words = () => texts(languageOf(null));

const TITLE_MAX = 70;
const DESCRIPTION_MAX = 200;
/** As wide as previews are shown. */
export const PREVIEW_WIDTH = 1200;
export const TEXT_IMAGE = { width: 1200, height: 630 } as const;

/** What a guest may see of a post; null for everything else. Sessions are not asked: a preview is for strangers. */
export const findGuestPost = async (app: App, id: string): Promise<PostView | null> =>
  isId<PostId>(id) ? orNull(getPost(app.db, id, null)) : null;

export const findGuestStream = async (app: App, id: string): Promise<StreamView | null> =>
  isId<StreamId>(id) ? orNull(readStream({ db: app.db, door: ticketDoor(app) }, null, id, app.clock.now())) : null;

const orNull = async <T>(found: Promise<T>): Promise<T | null> => {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

/** Whose account is not in use is not there (D14). */
export const findGuestMember = async (app: App, username: string): Promise<Member | null> => {
  const handle = bareHandle(username);
  const member =
    checkHandle(handle) === null || isElsewhere(handle) ? await selectMemberByHandle(app.db, handle) : null;
  return member?.state === 'active' ? member : null;
};

const absolute = (origin: string, url: string): string => (url.startsWith('/') ? origin + url : url);

/** Whoever is elsewhere has theirs there. */
const feedOf = (origin: string, username: string, name: string): PageTags['feed'] =>
  isElsewhere(username) ? null : { url: `${origin}/user/${bareHandle(username)}/rss`, title: words().feed(name) };

/** The picture that stands for a post: its photo, or the poster of its video. */
export const pictureOf = ({ media }: PostView): string | null =>
  media === null ? null : media.kind === 'image' ? media.url : media.poster_url;

export const isKeptHere = (url: string): boolean => url.startsWith('/media/');

const fitted = (width: number | null, height: number | null): { width: number | null; height: number | null } => {
  if (width === null || height === null || width <= PREVIEW_WIDTH) return { width, height };
  return { width: PREVIEW_WIDTH, height: Math.round((height * PREVIEW_WIDTH) / width) };
};

const toImage = (post: PostView, origin: string): PageTags['image'] => {
  const { media } = post;
  const shown = pictureOf(post);
  if (media === null || shown === null) {
    const alt = words().post(post.displayName);
    return { ...TEXT_IMAGE, url: `${origin}/og/post/${post.id}.png`, alt, isLarge: true };
  }
  const alt = shorten(media.alt ?? words().picture(post.displayName), DESCRIPTION_MAX * 2);
  const { width, height } = media;
  if (!isKeptHere(shown)) return { url: absolute(origin, shown), alt, width, height, isLarge: true };
  // Many who fetch previews cannot read WebP.
  return { url: `${origin}/og/post/${post.id}.jpg`, alt, ...fitted(width, height), isLarge: true };
};

const postTags = (post: PostView, origin: string): PageTags => {
  const said = post.content === MEDIA_ONLY_CONTENT ? (post.media?.alt ?? words().newPost) : post.content;
  return {
    title: shorten(words().by(post.displayName, post.username), TITLE_MAX),
    description: shorten(said, DESCRIPTION_MAX),
    url: `${origin}/post/${post.id}`,
    type: 'article',
    image: toImage(post, origin),
    feed: feedOf(origin, post.username, post.displayName),
    publishedAt: post.created_at,
    author: null,
    isHidden: isElsewhere(post.username),
  };
};

/** The picture of a replay where there is one, and else its title as one. */
const streamTags = (stream: StreamView, origin: string): PageTags => {
  const { host, title, replay } = stream;
  const poster = replay?.poster_url ?? null;
  const shape = poster === null ? TEXT_IMAGE : fitted(replay?.width ?? null, replay?.height ?? null);
  const url = `${origin}/og/livestream/${stream.id}.${poster === null ? 'png' : 'jpg'}`;
  return {
    title: shorten(title, TITLE_MAX),
    description: shorten(words().streams(stream.state, host.displayName, host.username), DESCRIPTION_MAX),
    url: `${origin}/livestream/${stream.id}`,
    type: 'article',
    image: { ...shape, url, alt: words().stream(host.displayName), isLarge: true },
    feed: feedOf(origin, host.username, host.displayName),
    publishedAt: stream.started_at,
    author: null,
    isHidden: false,
  };
};

const memberTags = (member: Member, origin: string, fallback: PageTags): PageTags => {
  const handle = bareHandle(member.username);
  const { image } = fallback;
  const alt = words().member(member.displayName);
  return {
    ...fallback,
    title: shorten(words().by(member.displayName, member.username), TITLE_MAX),
    description: shorten(member.bio ?? fallback.description, DESCRIPTION_MAX),
    url: `${origin}/user/${handle}`,
    type: 'profile',
    image: member.avatarUrl === null ? image : { ...image, url: absolute(origin, member.avatarUrl), alt },
    feed: feedOf(origin, member.username, member.displayName),
    author: handle,
    isHidden: isElsewhere(handle),
  };
};

/** The page itself never fails for its tags: without a database it is the plain page. */
export const findTags = async (app: App, origin: string, path: string): Promise<PageTags> => {
  const fallback = defaultTags(app.config.brand, origin, path);
  const [, room, name = ''] = path.split('/');
  try {
    if (room === 'post') {
      const post = await findGuestPost(app, name);
      return post === null ? { ...fallback, isHidden: true } : postTags(post, origin);
    }
    if (room === 'livestream' && name !== '') {
      const stream = await findGuestStream(app, name);
      return stream === null ? { ...fallback, isHidden: true } : streamTags(stream, origin);
    }
    if (room !== 'user') return fallback;
    const member = await findGuestMember(app, decodeURIComponent(name));
    return member === null ? { ...fallback, isHidden: true } : memberTags(member, origin, fallback);
  } catch (error) {
    if (isDatabaseDown(error)) return fallback;
    throw error;
  }
};
