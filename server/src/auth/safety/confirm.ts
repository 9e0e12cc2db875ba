import { authErrors } from '@wagram/contract/auth';
import { fail, type App, type Viewer } from '#kernel';
import { guardCode } from './guard.ts';
import { checkPassword, selectPasswordHash } from './passwords.ts';
import { selectBeginning } from '../sessions/sessions.gen.ts';
import { assertSecondFactor, hasTwoFactor } from './two-factor.ts';

const FRESH_MS = 60 * 60_000;

export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/** A session of the last hour stands for a password that a member of X, Google or a phone does not have. */
const assertFresh = async (app: App, viewer: Viewer, now: Date): Promise<void> => {
  const session = await selectBeginning(app.db, { id: viewer.sessionId, memberId: viewer.memberId });
  if (session === undefined || now.getTime() - session.created_at.getTime() > FRESH_MS)
    fail(authErrors, 'sign_in_again');
};

/** Before what cannot be taken back easily: whoever sits at an open page has to show once more who they are. */
export const confirmOwner = async (app: App, viewer: Viewer, proof: Proof, now: Date): Promise<void> => {
  const stored = await selectPasswordHash(app.db, viewer.memberId);
  if (stored === null) await assertFresh(app, viewer, now);
  else {
    const forget = await guardCode(app, viewer.memberId, now, 'password');
    if (!(await checkPassword(stored, proof.password ?? '')))
      fail(authErrors, 'wrong_credentials', { text: 'The password is not right' });
    await forget();
  }
  if (!(await hasTwoFactor(app.db, viewer.memberId))) return;
  if (proof.code === undefined || proof.code === '') fail(authErrors, 'two_factor_required');
  await assertSecondFactor(app, viewer.memberId, proof.code, now);
};
