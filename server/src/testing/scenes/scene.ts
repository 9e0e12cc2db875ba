// Two members and somebody known to both, for the tables that hold blocks and privacy against everything they can see and do.
import { postCalls } from '@wagram/contract/posts';
import { streamCalls } from '@wagram/contract/streams';
import { videoCalls } from '@wagram/contract/video';
import type { CommentId, PostId, StreamId } from '#kernel';
import { linkWallet } from '../link-wallet.ts';
import type { Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { mp4, upload, webm } from '../uploads.ts';

/** A member who posted, is live and has filmed, and who commented on the post of somebody known to all. */
export interface Scene {
  readonly author: Person;
  readonly postId: PostId;
  readonly commentId: CommentId;
  readonly streamId: StreamId;
  /** Where the captions of their video are served. */
  readonly captionsUrl: string;
  /** Follows and is followed by everybody. */
  readonly host: Person;
  readonly hostPostId: PostId;
  /** By the host, of the author's post, which the host has also passed on. */
  readonly quoteId: PostId;
}

/** Words and a question. */
export const speak = async (author: Person): Promise<PostId> => {
  const content = `words of ${author.user.displayName}ish`;
  const poll = { options: ['yes', 'no'], minutes: 60 };
  return (await author.browser.get(postCalls.createPost, { content, poll })).post.id;
};

/** Links to a page that is known already: nothing goes out. */
export const linkTo = async ({ app }: TestApp, author: Person): Promise<void> => {
  const url = 'https://pages.example/';
  await app.db.query({
    text: `insert into link_cards (url, state, title, expires_at) values ($1, 'ready', 'A page', 'infinity')
      on conflict do nothing`,
    values: [url],
  });
  await author.browser.get(postCalls.createPost, { content: url });
};

/** Passes a post on, and answers one that speaks of it. */
export const passOn = async (host: Person, postId: PostId): Promise<PostId> => {
  await host.browser.get(postCalls.actOnPost, { post_id: postId, action: 'repost' });
  return (await host.browser.get(postCalls.createPost, { content: 'look at this', quote_of: postId })).post.id;
};

/** A stream that is over and can be watched again. */
const leaveReplay = async ({ browser }: Person, url: string): Promise<void> => {
  const { stream } = await browser.get(streamCalls.createStream, { title: 'Over', category: 'general' });
  await browser.get(streamCalls.endStream, { stream_id: stream.id });
  await browser.get(streamCalls.keepReplay, { stream_id: stream.id, url });
};

/** Goes live, posts a video with captions and can be paid. */
export const perform = async (author: Person): Promise<Pick<Scene, 'streamId' | 'captionsUrl'>> => {
  await linkWallet(author);
  const { url } = await upload(author, mp4(), { screen: 'video' });
  const captions = { language: 'en', webvtt: 'WEBVTT\n\n00:00.000 --> 00:02.000\nWords in private' };
  const { video } = await author.browser.get(videoCalls.createVideo, { title: 'A film', video_url: url, captions });
  await leaveReplay(author, (await upload(author, webm())).url);
  const { stream } = await author.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
  return { streamId: stream.id, captionsUrl: video.post.media?.captions?.url ?? '' };
};

/** Likes somebody's post, gives to it, passes it on and speaks of it. */
export const reactTo = async (author: Person, postId: PostId): Promise<void> => {
  await author.browser.get(postCalls.actOnPost, { post_id: postId, action: 'like' });
  await author.browser.get(postCalls.actOnPost, { post_id: postId, action: 'gift' });
  await passOn(author, postId);
};
