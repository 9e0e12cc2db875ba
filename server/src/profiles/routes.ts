import { profileCalls } from '@wagram/contract/profiles';
import { route, type App } from '#kernel';
import { editProfile } from './edit.ts';
import { readProfile } from './read-profile.ts';

export const profileRoutes = (app: App): void => {
  route(app, profileCalls.updateProfile, ({ input: { userId: _, ...patch }, viewer, now }) =>
    editProfile(app, viewer.memberId, patch, now),
  );
  route(app, profileCalls.readProfile, ({ input, viewer }) =>
    readProfile(app.db, viewer?.memberId ?? null, input.username, input),
  );
};
