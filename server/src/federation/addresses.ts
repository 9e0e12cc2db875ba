import { isId } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';
import type { CommentId, MemberId, PostId } from '#kernel';

/** What one of our own addresses names. */
export type OwnAddress =
  | { readonly kind: 'member'; readonly id: MemberId }
  | { readonly kind: 'post'; readonly id: PostId }
  | { readonly kind: 'comment'; readonly id: CommentId };

const KINDS = { members: 'member', posts: 'post', comments: 'comment' } as const;

/**
 * What others know us and ours by. People are named by their id: a handle that is free again belongs to somebody else, and other
 * servers would take one for the other.
 */
export class Addresses {
  readonly host: string;
  /** What the server itself is called: a name has no port in it. */
  readonly name: string;
  readonly server: string;
  readonly sharedInbox: string;

  constructor(readonly origin: string) {
    this.host = new URL(origin).host;
    this.name = new URL(origin).hostname;
    this.server = `${origin}/ap/server`;
    this.sharedInbox = `${origin}/ap/inbox`;
  }

  member(id: MemberId): string {
    return `${this.origin}/ap/members/${id}`;
  }

  post(id: PostId): string {
    return `${this.origin}/ap/posts/${id}`;
  }

  comment(id: CommentId): string {
    return `${this.origin}/ap/comments/${id}`;
  }

  /** For people. */
  profile(username: string): string {
    return `${this.origin}/user/${bareHandle(username)}`;
  }

  page(id: PostId): string {
    return `${this.origin}/post/${id}`;
  }

  hashtag(tag: string): string {
    return `${this.origin}/search?q=${encodeURIComponent(`#${tag}`)}`;
  }

  /** Files of ours stand without their origin. */
  file(url: string): string {
    return url.startsWith('/') ? this.origin + url : url;
  }

  /** Null: it is not ours, or nothing that others may speak of. */
  read(uri: string): OwnAddress | null {
    const start = `${this.origin}/ap/`;
    if (!uri.startsWith(start)) return null;
    const [folder = '', id = '', ...more] = uri.slice(start.length).split('/');
    if (!Object.hasOwn(KINDS, folder) || !isId<never>(id) || more.length > 0) return null;
    return { kind: KINDS[folder as keyof typeof KINDS], id } as OwnAddress;
  }
}
