import { authCalls } from '@wagram/contract/auth';
import type { OwnProfileView } from '@wagram/contract/members';
import { ask } from '#kernel';
import { enterAs } from '../session.ts';

/** AUTH-17: the server picks one of its two demo profiles. */
export const enterDemo = async (): Promise<OwnProfileView> => {
  const { user } = await ask(authCalls.createUser, {});
  enterAs(user);
  return user;
};
