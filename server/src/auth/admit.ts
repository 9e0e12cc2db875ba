import { authErrors } from '@wagram/contract/auth';
import type { OwnProfileView } from '@wagram/contract/members';
import { fail, type App, type CallRequest } from '#kernel';
import { isWelcomed } from '#ledger';
import { selectMemberById, toOwnProfileView, type Member } from '#members';
import { welcome } from './badges.ts';
import { keepBrowser } from './safety/browsers.ts';
import { rememberDevice } from './safety/guard.ts';
import { comeBack } from './sessions/leave.ts';
import { endSessionOfToken, startSession } from './sessions/sessions.ts';
import { issueTicket, takeTicket, tryTicket } from './mail/tickets.ts';
import { assertSecondFactor, hasTwoFactor } from './safety/two-factor.ts';

export type Caller = Pick<CallRequest, 'address' | 'userAgent' | 'language' | 'origin' | 'cookies' | 'now'>;

export interface SignInResult {
  user: OwnProfileView;
  accessToken?: string;
  /** They had left, and signing in has brought everything back. */
  welcome_back?: true;
}

const CHALLENGE_MINUTES = 10;
const CHALLENGE_TRIES = 5;

/** The last step of every way in. With two-factor on it stops here and asks for the code. */
export const admit = async (app: App, caller: Caller, member: Member, withToken = false): Promise<SignInResult> => {
  if (await hasTwoFactor(app.db, member.id)) {
    const challenge = await issueTicket(
      app.db,
      { kind: 'two_factor', memberId: member.id, data: { withToken }, minutes: CHALLENGE_MINUTES },
      caller.now,
    );
    fail(authErrors, 'two_factor_required', { details: { challenge } });
  }
  return openSession(app, caller, member, withToken);
};

export const finishTwoFactor = async (
  app: App,
  caller: Caller,
  challenge: string,
  code: string,
): Promise<SignInResult> => {
  const ticket = await tryTicket(app.db, 'two_factor', challenge, CHALLENGE_TRIES, caller.now);
  if (ticket?.member_id == null) fail(authErrors, 'code_expired');
  await assertSecondFactor(app, ticket.member_id, code, caller.now);
  const taken = await takeTicket(app.db, 'two_factor', challenge, caller.now);
  const member = taken === null ? null : await selectMemberById(app.db, ticket.member_id);
  if (member === null) fail(authErrors, 'code_expired');
  return openSession(app, caller, member, ticket.data.withToken === true);
};

/** Whoever waited for a proof that is not asked for any more. */
const welcomeLate = async (app: App, { id, demo }: Member, now: Date): Promise<void> => {
  if (!demo && !(await isWelcomed(app.db, id))) await app.transact((tx) => welcome(app, tx, id, now));
};

/** SE-01: a new token at each rise of privilege; the one this browser came with dies. */
const openSession = async (app: App, caller: Caller, member: Member, withToken: boolean): Promise<SignInResult> => {
  const { address, userAgent, language, cookies, now } = caller;
  const back = await comeBack(app.db, member, now);
  if (app.config.welcomeNeeds === 'none') await welcomeLate(app, member, now);
  if (!member.demo) await keepBrowser(app, caller, member.id);
  const draft = { memberId: member.id, userAgent, address, language, demo: member.demo };
  if (cookies.sessionToken !== null) await endSessionOfToken(app.db, cookies.sessionToken);
  cookies.startSession(await startSession(app.db, { ...draft, kind: 'browser' }, now));
  if (member.email !== null) rememberDevice(app, caller, member.email);
  const admitted: SignInResult = { user: toOwnProfileView(app.config, back ?? member) };
  if (back !== null) admitted.welcome_back = true;
  // D5: a token of our own, in a session of its own.
  if (withToken) admitted.accessToken = await startSession(app.db, { ...draft, kind: 'api' }, now);
  return admitted;
};
