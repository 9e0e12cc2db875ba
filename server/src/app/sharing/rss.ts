import { bareHandle } from '@wagram/contract/members';
import { MEDIA_ONLY_CONTENT, type PostView } from '@wagram/contract/posts';
import { languageOf, type Db, type App } from '#kernel';
import { fileTypes, selectSizes } from '#media';
import type { Member } from '#members';
import { listMemberPosts } from '#posts';
import { escapeMarkup, shorten } from './escape.ts';
import { texts } from './texts.ts';

const POSTS = 20;
const TITLE_MAX = 90;

/** An enclosure has to say how many bytes it is; a file of another host is 0, which readers take as unknown. */
const sizesOf = async (db: Db, posts: readonly PostView[]): Promise<ReadonlyMap<string, number>> => {
  const urls = posts.flatMap(({ image_url: url }) => (url === null ? [] : [url]));
  if (urls.length === 0) return new Map();
  return new Map((await selectSizes(db, { urls })).map(({ url, size }) => [url, size]));
};

const toItem = (post: PostView, origin: string, sizes: ReadonlyMap<string, number>): string => {
  const link = `${origin}/post/${post.id}`;
  const words = post.content === MEDIA_ONLY_CONTENT ? (post.media?.alt ?? post.content) : post.content;
  const url = post.image_url;
  const type = url === null ? undefined : fileTypes[/\.([a-z0-9]+)$/.exec(url)?.[1] ?? ''];
  const enclosure =
    url === null || type === undefined
      ? ''
      : `\n      <enclosure url="${escapeMarkup(url.startsWith('/') ? origin + url : url)}" length="${sizes.get(url) ?? 0}" type="${type}" />`;
  return `    <item>
      <title>${escapeMarkup(shorten(words, TITLE_MAX))}</title>
      <link>${escapeMarkup(link)}</link>
      <guid isPermaLink="true">${escapeMarkup(link)}</guid>
      <pubDate>${new Date(post.created_at).toUTCString()}</pubDate>
      <dc:creator>${escapeMarkup(post.displayName)}</dc:creator>
      <description>${escapeMarkup(escapeMarkup(words).replaceAll('\n', '<br />'))}</description>${enclosure}
    </item>`;
};

/** RSS 2.0 of what a guest may see of a member. Descriptions are HTML by custom, so they are escaped as such first. */
export const renderRss = async (app: App, member: Member, origin: string): Promise<string> => {
  const { posts } = await listMemberPosts(app.db, member.id, null, { limit: POSTS });
  const sizes = await sizesOf(app.db, posts);
  const home = `${origin}/user/${bareHandle(member.username)}`;
  const words = texts(languageOf(null));
  const title = shorten(words.by(member.displayName, member.username), TITLE_MAX);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeMarkup(title)}</title>
    <link>${escapeMarkup(home)}</link>
    <atom:link href="${escapeMarkup(`${home}/rss`)}" rel="self" type="application/rss+xml" />
    <description>${escapeMarkup(member.bio ?? words.feedOn(member.displayName, app.config.brand.name))}</description>
    <generator>${escapeMarkup(app.config.brand.name)}</generator>
${posts.map((post) => toItem(post, origin, sizes)).join('\n')}
  </channel>
</rss>
`;
};
