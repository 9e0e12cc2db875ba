import type { Facet } from '@wagram/contract/kernel';
import type { MediaView } from '@wagram/contract/media';
import { MEDIA_ONLY_CONTENT, type PostView } from '@wagram/contract/posts';
import type { CommentView } from '@wagram/contract/comments';
import type { Addresses } from '../addresses.ts';
import { PUBLIC, type Document } from './context.ts';
import { escapeHtml, toHtml } from './html.ts';

/** Somebody who is named in a text, by what stands after the @. */
export interface Named {
  readonly uri: string;
  /** Their page, for people. */
  readonly url: string;
  /** @name@host. */
  readonly name: string;
}

export type NamedPeople = ReadonlyMap<string, Named>;

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
};

const typeOf = ({ kind, url }: MediaView): string => {
  const ending = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(url)?.[1] ?? '';
  return TYPES[ending.toLowerCase()] ?? (kind === 'video' ? 'video/mp4' : 'image/jpeg');
};

const toAttachment = (addresses: Addresses, media: MediaView): Document => ({
  type: 'Document',
  mediaType: typeOf(media),
  url: addresses.file(media.url),
  name: media.alt,
  width: media.width ?? undefined,
  height: media.height ?? undefined,
});

const toMention = ({ uri, name }: Named): Document => ({ type: 'Mention', href: uri, name });

interface Words {
  readonly content: string;
  readonly facets: readonly Facet[];
  readonly media: readonly MediaView[];
}

const wordsOf = (addresses: Addresses, { content, facets, media }: Words, named: NamedPeople): Document => {
  const said = content === MEDIA_ONLY_CONTENT ? '' : content;
  const mentions = facets.flatMap(({ kind, value }) => {
    const who = kind === 'mention' ? named.get(value.toLowerCase()) : undefined;
    return who === undefined ? [] : [toMention(who)];
  });
  const tags = facets
    .filter(({ kind }) => kind === 'hashtag')
    .map(({ value }) => ({ type: 'Hashtag', href: addresses.hashtag(value), name: `#${value}` }));
  return {
    content: toHtml(said, said === '' ? [] : facets, {
      mention: (value) => named.get(value.toLowerCase())?.url ?? null,
      hashtag: (value) => addresses.hashtag(value),
    }),
    tag: [...mentions, ...tags],
    attachment: media.map((one) => toAttachment(addresses, one)),
  };
};

/** Whom it is for: everybody, those who follow the author, and who is named in it. */
export const audienceOf = (author: string, named: Iterable<Named>): { to: string[]; cc: string[] } => ({
  to: [PUBLIC],
  cc: [`${author}/followers`, ...new Set([...named].map(({ uri }) => uri))],
});

/** Answers are given on this server: others see what is asked, and where. */
const toPoll = (post: PostView, page: string): string => {
  if (post.poll === null) return '';
  const options = post.poll.options.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('');
  return `<ul>${options}</ul><p><a href="${page}">${page}</a></p>`;
};

const toQuote = (quoted: string | null): { html: string; fields: Document; tags: Document[] } => {
  if (quoted === null) return { html: '', fields: {}, tags: [] };
  const href = escapeHtml(quoted);
  return {
    html: `<p class="quote-inline">RE: <a href="${href}">${href}</a></p>`,
    fields: { quoteUrl: quoted },
    // FEP-e232.
    tags: [
      {
        type: 'Link',
        mediaType: 'application/ld+json; profile="https://www.w3.org/ns/activitystreams"',
        rel: 'https://misskey-hub.net/ns#_misskey_quote',
        href: quoted,
        name: `RE: ${quoted}`,
      },
    ],
  };
};

/** `quoted` is where others find what it speaks of. */
export const postToNote = (
  addresses: Addresses,
  post: PostView,
  named: NamedPeople,
  quoted: string | null,
): Document => {
  const author = addresses.member(post.user_id);
  const page = addresses.page(post.id);
  const media = [...(post.media === null ? [] : [post.media]), ...post.more_media];
  const words = wordsOf(addresses, { content: post.content, facets: post.facets, media }, named);
  const quote = toQuote(quoted);
  return {
    id: addresses.post(post.id),
    type: 'Note',
    attributedTo: author,
    ...audienceOf(author, named.values()),
    published: post.created_at,
    updated: post.edited_at ?? undefined,
    url: page,
    inReplyTo: null,
    summary: post.warning,
    sensitive: post.warning !== null,
    ...words,
    ...quote.fields,
    content: `${String(words['content'])}${toPoll(post, page)}${quote.html}`,
    tag: [...(words['tag'] as Document[]), ...quote.tags],
  };
};

export interface Answered {
  /** The comment that it answers, or the post. */
  readonly uri: string;
  /** Those elsewhere who wrote it. Many servers tell nobody of an answer that does not name them. */
  readonly people: readonly Named[];
}

export const commentToNote = (
  addresses: Addresses,
  comment: CommentView,
  named: NamedPeople,
  answered: Answered,
): Document => {
  const author = addresses.member(comment.user_id);
  const media = comment.media === null ? [] : [comment.media];
  const words = wordsOf(addresses, { content: comment.content, facets: comment.facets, media }, named);
  const inWords = new Set([...named.values()].map(({ uri }) => uri));
  const others = answered.people.filter(({ uri }) => !inWords.has(uri));
  return {
    id: addresses.comment(comment.id),
    type: 'Note',
    attributedTo: author,
    ...audienceOf(author, [...named.values(), ...others]),
    published: comment.created_at,
    url: addresses.page(comment.post_id),
    inReplyTo: answered.uri,
    summary: null,
    sensitive: false,
    ...words,
    tag: [...(words['tag'] as Document[]), ...others.map(toMention)],
  };
};
