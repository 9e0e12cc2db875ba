import { authErrors } from '@wagram/contract/auth';
import { fail, isDatabaseDown, Failure, type App } from '#kernel';
import { grantWelcome } from '#ledger';
import { createMember, selectMemberByEmail, selectMemberByHandle, type Member, type MemberDraft } from '#members';
import { admit, type SignInResult, type Caller } from '../admit.ts';
import { noteBrowser } from '../safety/browsers.ts';
import { guardLogin } from '../safety/guard.ts';
import { sendVerification } from '../mail/mailed-links.ts';
import { assertNotReserved } from '../reserved.ts';
import {
  assertNotTrivial,
  checkPassword,
  hashPassword,
  savePasswordHash,
  selectPasswordHash,
} from '../safety/passwords.ts';

interface SignupInput {
  username: string;
  email: string;
  password: string;
}

export const signUp = async (app: App, caller: Caller, input: SignupInput): Promise<SignInResult> => {
  assertNotReserved(app, input.username);
  await assertNotTrivial(input.password, input.username, input.email);
  // Before the slow hash, so that a taken name is told at once; the unique rules decide in the end.
  await savingUser(() => assertFree(app, input));
  const passwordHash = await hashPassword(input.password);
  const invitedByHandle = caller.cookies.get('invited_by');
  const awaitsProof = app.config.welcomeNeeds === 'proved';
  const draft = { handle: input.username, email: input.email, awaitsProof, invitedByHandle };
  const member = await savingUser(() =>
    app.transact(async (tx) => {
      const created = await createMember(tx, draft, caller.now);
      if (created === null) throw new NameTaken();
      await savePasswordHash(tx, created.id, passwordHash, caller.now);
      await noteBrowser(app, tx, caller, created.id);
      if (!awaitsProof) await grantWelcome(tx, created.id, app.config.welcomeGrant, caller.now);
      return created;
    }),
  ).catch(async (error: unknown) => {
    if (error instanceof NameTaken) await assertFree(app, input);
    throw error;
  });
  if (invitedByHandle !== null) caller.cookies.clear('invited_by');
  app.background(sendVerification(app, member, caller), 'verification mail');
  return admit(app, caller, member);
};

class NameTaken extends Error {}

const assertFree = async (app: App, input: SignupInput): Promise<void> => {
  if ((await selectMemberByHandle(app.db, input.username)) !== null) fail(authErrors, 'username_taken');
  if ((await selectMemberByEmail(app.db, input.email)) !== null) fail(authErrors, 'email_taken');
};

/** AUTH-24: what went wrong with the database, in the words for somebody who wants an account. */
export const savingUser = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure || error instanceof NameTaken) throw error;
    if (isDatabaseDown(error)) fail(authErrors, 'no_database', { retryAfterS: 2 });
    throw error;
  }
};

/** A member who came through X, Google or a phone, under a free handle near the one they prefer. */
export const createGuided = (
  app: App,
  caller: Caller,
  draft: MemberDraft,
  attach: (tx: App['db'], member: Member) => Promise<void>,
): Promise<Member> =>
  savingUser(async () => {
    const invitedByHandle = caller.cookies.get('invited_by');
    const made = await app.transact(async (tx) => {
      const member = await createMember(tx, { ...draft, invitedByHandle }, caller.now);
      if (member === null) fail(authErrors, 'cannot_save_user');
      await attach(tx, member);
      await noteBrowser(app, tx, caller, member.id);
      await grantWelcome(tx, member.id, app.config.welcomeGrant, caller.now);
      return member;
    });
    if (invitedByHandle !== null) caller.cookies.clear('invited_by');
    return made;
  });

/** AUTH-19: one answer for an unknown e-mail and a wrong password, and the same work for both. */
export const logIn = async (
  app: App,
  caller: Caller,
  input: { email: string; password: string },
): Promise<SignInResult> => {
  const forget = await guardLogin(app, caller, input.email);
  const member = await selectMemberByEmail(app.db, input.email);
  const stored = member === null ? null : await selectPasswordHash(app.db, member.id);
  const isRight = await checkPassword(stored, input.password);
  if (member === null || !isRight) fail(authErrors, 'wrong_credentials');
  await forget();
  return admit(app, caller, member);
};
