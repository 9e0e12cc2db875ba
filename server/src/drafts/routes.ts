import { draftCalls } from '@wagram/contract/drafts';
import { route, type App } from '#kernel';
import { keepInDemo } from '#members';
import { publishDraft, startSending } from './send.ts';
import { keepDraft, listDrafts, removeDraft, schedule } from './service.ts';

export const draftRoutes = (app: App): void => {
  startSending(app);
  route(app, draftCalls.readDrafts, ({ input, viewer }) => listDrafts(app.db, viewer.memberId, input.tab, input));
  route(app, draftCalls.keepDraft, async ({ input, viewer, now }) => {
    if (input.quote_of != null) await keepInDemo(app.db, viewer, 'post', input.quote_of, 'quote posts of members');
    return { draft: await keepDraft(app, viewer.memberId, input, now) };
  });
  route(app, draftCalls.removeDraft, async ({ input, viewer }) => {
    await removeDraft(app, viewer.memberId, input.draft_id);
    return {};
  });
  route(app, draftCalls.scheduleDraft, async ({ input, viewer, now }) => ({
    draft: await schedule(app, viewer.memberId, input.draft_id, new Date(input.at), now),
  }));
  route(app, draftCalls.unscheduleDraft, async ({ input, viewer, now }) => ({
    draft: await schedule(app, viewer.memberId, input.draft_id, null, now),
  }));
  route(app, draftCalls.publishDraft, async ({ input, viewer, now }) => ({
    post: await publishDraft(app, viewer.memberId, input.draft_id, now),
  }));
};
