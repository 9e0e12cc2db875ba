import { authErrors } from '@house/contract/auth';
import { fail, isDatabaseDown, Failure, type House } from '#kernel';
import { grantWelcome } from '#ledger';
import { createMember, selectMemberByEmail, selectMemberByHandle, type Member, type MemberDraft } from '#members';
import { admit, type Admitted, type Caller } from './admit.ts';
import { guardLogin } from './guard.ts';
import { sendVerification } from './mailed-links.ts';
import { assertNotTrivial, checkPassword, hashPassword, savePasswordHash, selectPasswordHash } from './passwords.ts';

interface SignupInput {
  username: string;
  email: string;
  password: string;
}

export const signUp = async (house: House, caller: Caller, input: SignupInput): Promise<Admitted> => {
  assertNotReserved(house, input.username);
  await assertNotTrivial(input.password, input.username, input.email);
  // Before the slow hash, so that a taken name is told at once; the unique rules decide in the end.
  await savingUser(() => assertFree(house, input));
  const passwordHash = await hashPassword(input.password);
  const invitation = await invitationOf(house, caller);
  const draft = { handle: input.username, email: input.email, ...invitation };
  const member = await savingUser(() =>
    house.transact(async (tx) => {
      const created = await createMember(tx, draft, caller.now);
      if (created === null) throw new NameTaken();
      await savePasswordHash(tx, created.id, passwordHash, caller.now);
      await grantWelcome(tx, created.id, house.config.welcomeGrant, caller.now);
      return created;
    }),
  ).catch(async (error: unknown) => {
    if (error instanceof NameTaken) await assertFree(house, input);
    throw error;
  });
  if (invitation.invitedByHandle !== null) caller.cookies.clear('invited_by');
  house.background(sendVerification(house, member, caller), 'verification mail');
  return admit(house, caller, member);
};

class NameTaken extends Error {}

/** Whose link they followed, and whether this browser was the inviter's own: a person does not invite themselves. */
const invitationOf = async (
  house: House,
  { cookies }: Caller,
): Promise<{ invitedByHandle: string | null; isInvitersBrowser: boolean }> => {
  const [invitedByHandle, device] = [cookies.get('invited_by'), cookies.get('device')];
  if (invitedByHandle === null || device === null) return { invitedByHandle, isInvitersBrowser: false };
  const inviter = await selectMemberByHandle(house.db, invitedByHandle);
  const isKnown = inviter?.email != null && house.seal.isMark(`device:${inviter.email}`, device);
  return { invitedByHandle, isInvitersBrowser: isKnown };
};

const assertFree = async (house: House, input: SignupInput): Promise<void> => {
  if ((await selectMemberByHandle(house.db, input.username)) !== null) fail(authErrors, 'username_taken');
  if ((await selectMemberByEmail(house.db, input.email)) !== null) fail(authErrors, 'email_taken');
};

/** The platinum badge belongs to accounts, and so does the power of operators: nobody can take their handles later. */
export const reservedHandles = ({ config }: Pick<House, 'config'>): string[] => [
  ...config.brand.platinum,
  ...config.operators.filter((name) => !name.includes('@')),
];

export const assertNotReserved = (house: House, handle: string): void => {
  if (reservedHandles(house).includes(handle.toLowerCase())) fail(authErrors, 'username_reserved');
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

/** A member who came through X, Google or a phone, under a free handle near the one they wish. */
export const createGuided = (
  house: House,
  caller: Caller,
  draft: MemberDraft,
  attach: (tx: House['db'], member: Member) => Promise<void>,
): Promise<Member> =>
  savingUser(async () => {
    const invitation = await invitationOf(house, caller);
    const made = await house.transact(async (tx) => {
      const member = await createMember(tx, { ...draft, ...invitation }, caller.now);
      if (member === null) fail(authErrors, 'cannot_save_user');
      await attach(tx, member);
      await grantWelcome(tx, member.id, house.config.welcomeGrant, caller.now);
      return member;
    });
    if (invitation.invitedByHandle !== null) caller.cookies.clear('invited_by');
    return made;
  });

/** AUTH-19: one answer for an unknown e-mail and a wrong password, and the same work for both. */
export const logIn = async (
  house: House,
  caller: Caller,
  input: { email: string; password: string },
): Promise<Admitted> => {
  const forget = await guardLogin(house, caller, input.email);
  const member = await selectMemberByEmail(house.db, input.email);
  const stored = member === null ? null : await selectPasswordHash(house.db, member.id);
  const isRight = await checkPassword(stored, input.password);
  if (member === null || !isRight) fail(authErrors, 'wrong_credentials');
  await forget();
  return admit(house, caller, member);
};
