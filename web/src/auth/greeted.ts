import type { OwnProfileView } from '@wagram/contract/members';
import { toast } from '#ui';
import { texts } from './texts.ts';

interface Reply {
  readonly user: OwnProfileView;
  readonly welcome_back?: true | undefined;
}

/** Who has come in; whoever had left and is back is told that everything is as it was. */
export const greeted = ({ user, welcome_back: isBack }: Reply): OwnProfileView => {
  if (isBack === true) toast(texts.back, 'good');
  return user;
};
