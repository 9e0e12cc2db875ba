import type { LiveByType, PostId } from '#kernel';

/** To its author and whoever has it open: the page that it links to is known now. */
export type PostLive = { readonly type: 'post.card'; readonly post_id: PostId };

export const postTopic = (id: PostId): string => `post:${id}`;

declare module '#kernel' {
  interface LiveMessages extends LiveByType<PostLive> {}
}
