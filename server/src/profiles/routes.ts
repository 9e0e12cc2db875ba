import { profileCalls } from '@house/contract/profiles';
import { route, type House } from '#kernel';
import { editProfile } from './edit.ts';
import { visit } from './visit.ts';

export const profileRoutes = (house: House): void => {
  route(house, profileCalls.updateProfile, ({ input: { userId: _, ...wish }, viewer, now }) =>
    editProfile(house, viewer.memberId, wish, now),
  );
  route(house, profileCalls.readProfile, ({ input, viewer }) =>
    visit(house.db, viewer?.memberId ?? null, input.username, input),
  );
};
