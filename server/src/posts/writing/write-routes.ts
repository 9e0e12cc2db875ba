import { postCalls } from '@wagram/contract/posts';
import { route, type App } from '#kernel';
import { keepInDemo } from '#members';
import { editPost } from './edits.ts';
import { giveGift, takeBackGift } from '../gifts/gift.ts';
import { vote } from './polls.ts';
import { createPost, react, removePost } from '../service.ts';

/** What is said and done; what is read stands in routes.ts. */
export const postWriteRoutes = (app: App): void => {
  const { db } = app;

  route(app, postCalls.createPost, async ({ input, viewer, key, now }) => {
    const { content, image_url: url, alt, pictures, quote_of: quoteOf, poll, warning } = input;
    const one = url ? [{ url, alt }] : [];
    const media = (pictures ?? one).map((file) => ({ url: file.url, alt: file.alt?.trim() || null }));
    if (quoteOf != null) await keepInDemo(db, viewer, 'post', quoteOf, 'quote posts of members');
    const draft = {
      content: content ?? '',
      media,
      quoteOf: quoteOf ?? null,
      poll: poll ?? null,
      warning: warning ?? null,
    };
    return { post: await createPost(app, viewer.memberId, { ...draft, key }, now) };
  });

  route(app, postCalls.actOnPost, async ({ input, viewer, key, now }) => {
    const { post_id: postId, action, amount } = input;
    if (action === 'like' || action === 'share' || action === 'repost')
      await keepInDemo(db, viewer, 'post', postId, `${action} posts of members`);
    if (action !== 'gift') return { post: await react(app, viewer.memberId, postId, action, now), gift_id: null };
    return giveGift(app, viewer.memberId, { postId, amount, key }, now);
  });

  route(app, postCalls.voteInPost, async ({ input, viewer, now }) => {
    await keepInDemo(db, viewer, 'post', input.post_id, 'vote in polls of members');
    return { post: await vote(app, viewer.memberId, input.post_id, input.choice, now) };
  });

  route(app, postCalls.editPost, async ({ input, viewer, now }) => ({
    post: await editPost(app, viewer.memberId, input, now),
  }));

  route(app, postCalls.takeBackGift, ({ input, viewer, now }) =>
    takeBackGift(app, viewer.memberId, input.gift_id, now),
  );

  route(app, postCalls.deletePost, async ({ input, viewer }) => {
    await removePost(app, viewer.memberId, input.post_id);
    return {};
  });
};
