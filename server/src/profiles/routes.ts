import { profileCalls } from '@wagram/contract/profiles';
import { route, type App } from '#kernel';
import { editProfile, finishWelcome, pinPost } from './edit.ts';
import { readProfile } from './read-profile.ts';
import { listProfilePosts, listProfileReplies } from './tabs.ts';

export const profileRoutes = (app: App): void => {
  route(app, profileCalls.updateProfile, ({ input: { userId: _, ...patch }, viewer, now }) =>
    editProfile(app, viewer.memberId, patch, now),
  );
  route(app, profileCalls.finishWelcome, ({ viewer, now }) => finishWelcome(app, viewer.memberId, now));
  route(app, profileCalls.pinPost, ({ input, viewer }) => pinPost(app, viewer.memberId, input.post_id));
  route(app, profileCalls.listProfilePosts, ({ input, viewer }) =>
    listProfilePosts(app.db, viewer?.memberId ?? null, input),
  );
  route(app, profileCalls.listProfileReplies, ({ input, viewer }) =>
    listProfileReplies(app.db, viewer?.memberId ?? null, input),
  );
  route(app, profileCalls.readProfile, ({ input, viewer }) =>
    readProfile(app.db, viewer?.memberId ?? null, input.username, input),
  );
};
