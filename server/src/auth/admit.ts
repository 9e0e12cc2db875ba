import { authErrors } from '@house/contract/auth';
import type { OwnProfileView } from '@house/contract/members';
import { fail, type House, type Visit } from '#kernel';
import { isWelcomed } from '#ledger';
import { selectMemberById, toOwnProfileView, type Member } from '#members';
import { welcome } from './badges.ts';
import { keepBrowser } from './browsers.ts';
import { rememberDevice } from './guard.ts';
import { comeBack } from './leave.ts';
import { endSessionOfToken, startSession } from './sessions.ts';
import { issueTicket, takeTicket, tryTicket } from './tickets.ts';
import { assertSecondFactor, hasTwoFactor } from './two-factor.ts';

export type Caller = Pick<Visit, 'address' | 'userAgent' | 'origin' | 'cookies' | 'now'>;

export interface Admitted {
  user: OwnProfileView;
  accessToken?: string;
  /** They had left, and signing in has brought everything back. */
  welcome_back?: true;
}

const CHALLENGE_MINUTES = 10;
const CHALLENGE_TRIES = 5;

/** The last step of every way in. With two-factor on it stops here and asks for the code. */
export const admit = async (house: House, caller: Caller, member: Member, withToken = false): Promise<Admitted> => {
  if (await hasTwoFactor(house.db, member.id)) {
    const challenge = await issueTicket(
      house.db,
      { kind: 'two_factor', memberId: member.id, data: { withToken }, minutes: CHALLENGE_MINUTES },
      caller.now,
    );
    fail(authErrors, 'two_factor_required', { details: { challenge } });
  }
  return openSession(house, caller, member, withToken);
};

export const finishTwoFactor = async (
  house: House,
  caller: Caller,
  challenge: string,
  code: string,
): Promise<Admitted> => {
  const ticket = await tryTicket(house.db, 'two_factor', challenge, CHALLENGE_TRIES, caller.now);
  if (ticket?.memberId == null) fail(authErrors, 'code_expired');
  await assertSecondFactor(house, ticket.memberId, code, caller.now);
  const taken = await takeTicket(house.db, 'two_factor', challenge, caller.now);
  const member = taken === null ? null : await selectMemberById(house.db, ticket.memberId);
  if (member === null) fail(authErrors, 'code_expired');
  return openSession(house, caller, member, ticket.data.withToken === true);
};

/** Whoever waited for a proof that is not asked for any more. */
const welcomeLate = async (house: House, { id, demo }: Member, now: Date): Promise<void> => {
  if (!demo && !(await isWelcomed(house.db, id))) await house.transact((tx) => welcome(house, tx, id, now));
};

/** SE-01: a new token at each rise of privilege; the one this browser came with dies. */
const openSession = async (house: House, caller: Caller, member: Member, withToken: boolean): Promise<Admitted> => {
  const { address, userAgent, cookies, now } = caller;
  const back = await comeBack(house.db, member, now);
  if (house.config.welcomeNeeds === 'none') await welcomeLate(house, member, now);
  if (!member.demo) await keepBrowser(house, caller, member.id);
  const draft = { memberId: member.id, userAgent, address, demo: member.demo };
  if (cookies.sessionToken !== null) await endSessionOfToken(house.db, cookies.sessionToken);
  cookies.startSession(await startSession(house.db, { ...draft, kind: 'browser' }, now));
  if (member.email !== null) rememberDevice(house, caller, member.email);
  const admitted: Admitted = { user: toOwnProfileView(house.config, back ?? member) };
  if (back !== null) admitted.welcome_back = true;
  // D5: a token of our own, in a session of its own.
  if (withToken) admitted.accessToken = await startSession(house.db, { ...draft, kind: 'api' }, now);
  return admitted;
};
