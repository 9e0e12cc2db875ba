import { authErrors } from '@wagram/contract/auth';
import { fail, mailLater, ownOrigin, type App, type Viewer, type MemberId, type SessionId } from '#kernel';
import { selectMemberByEmail, selectMemberById, type Member } from '#members';
import type { Caller } from '../admit.ts';
import { guardCode, guardVerification, mayMail, rememberDevice } from '../safety/guard.ts';
import {
  assertNotTrivial,
  checkPassword,
  hashPassword,
  savePasswordHash,
  selectPasswordHash,
} from '../safety/passwords.ts';
import { proveByLink, proveEmail, waysInDropped } from '../safety/proof.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { tellOwner } from '../safety/tell-owner.ts';
import { dropTickets, findTicket, issueTicket, takeTicket } from './tickets.ts';
import { assertSecondFactor, hasTwoFactor } from '../safety/two-factor.ts';
import { passwordChangedMail, resetMail, verificationMail } from './mails.ts';

const VERIFY_MINUTES = 24 * 60;
const RESET_MINUTES = 60;

export const sendVerification = async (app: App, member: Member, { now }: Pick<Caller, 'now'>): Promise<void> => {
  if (!app.mailer.works || member.email === null || member.demo) return;
  const ticket = {
    kind: 'verify_email',
    memberId: member.id,
    data: { email: member.email },
    minutes: VERIFY_MINUTES,
  } as const;
  const token = await issueTicket(app.db, ticket, now);
  const link = `${ownOrigin(app)}/verify-email#token=${token}`;
  await mailLater(app, app.db, verificationMail(app.config.brand.name, member, link), member.id);
};

export const resendVerification = async (app: App, memberId: MemberId, caller: Caller): Promise<void> => {
  const member = await selectMemberById(app.db, memberId);
  if (member?.email == null) fail(authErrors, 'no_email');
  if (!app.mailer.works) fail(authErrors, 'mail_failed');
  await guardVerification(app, member.id, caller.now);
  await sendVerification(app, member, caller);
};

export const verifyEmail = async (app: App, viewer: Viewer | null, token: string, now: Date): Promise<void> => {
  const ticket = await takeTicket(app.db, 'verify_email', token, now);
  const member = ticket?.member_id == null ? null : await selectMemberById(app.db, ticket.member_id);
  // The address may have changed since the mail was sent.
  if (member === null || member.email !== ticket?.data.email) fail(authErrors, 'link_invalid');
  await proveByLink(app, member, viewer, now);
};

/** AU-04: the work that would tell a known address apart happens after the answer. */
export const forgotPassword = async (app: App, email: string, caller: Caller): Promise<void> => {
  if (await mayMail(app, caller, email)) app.background(mailReset(app, email, caller.now), 'password reset mail');
};

const mailReset = async (app: App, email: string, now: Date): Promise<void> => {
  const member = await selectMemberByEmail(app.db, email);
  if (member === null || member.demo || !app.mailer.works) return;
  const ticket = { kind: 'reset_password', memberId: member.id, data: { email }, minutes: RESET_MINUTES } as const;
  const token = await issueTicket(app.db, ticket, now);
  const link = `${ownOrigin(app)}/reset-password#token=${token}`;
  await mailLater(app, app.db, resetMail(app.config.brand.name, member, link), member.id);
};

interface ResetInput {
  token: string;
  password: string;
  code?: string | undefined;
}

/** MF-04: the mailbox alone does not replace the second factor, unless that was set up before anybody had shown to own it. */
export const resetPassword = async (app: App, caller: Caller, input: ResetInput): Promise<void> => {
  const { now } = caller;
  const ticket = await findTicket(app.db, 'reset_password', input.token, now);
  const member = ticket?.member_id == null ? null : await selectMemberById(app.db, ticket.member_id);
  if (member === null || member.email !== ticket?.data.email) fail(authErrors, 'link_invalid');
  await assertNotTrivial(input.password, member.username.slice(1), member.email);
  if (member.emailVerifiedAt !== null) await assertFactorIfOn(app, member.id, input.code, now);
  const passwordHash = await hashPassword(input.password);
  if ((await takeTicket(app.db, 'reset_password', input.token, now)) === null) fail(authErrors, 'link_invalid');
  await setPassword(app, member, passwordHash, null, now);
  // They can sign in from here at once, also while others guess at the password.
  if (member.email !== null) rememberDevice(app, caller, member.email);
};

interface ChangeInput {
  current: string;
  password: string;
  code?: string | undefined;
}

export const changePassword = async (
  app: App,
  viewer: { memberId: MemberId; sessionId: SessionId },
  input: ChangeInput,
  now: Date,
): Promise<void> => {
  const member = await selectMemberById(app.db, viewer.memberId);
  const stored = await selectPasswordHash(app.db, viewer.memberId);
  if (member === null || stored === null) fail(authErrors, 'no_password');
  const forget = await guardCode(app, viewer.memberId, now, 'password');
  if (!(await checkPassword(stored, input.current)))
    fail(authErrors, 'wrong_credentials', { text: 'The current password is not right' });
  await forget();
  await assertNotTrivial(input.password, member.username.slice(1), member.email);
  await assertFactorIfOn(app, member.id, input.code, now);
  await setPassword(app, member, await hashPassword(input.password), viewer.sessionId, now);
};

const assertFactorIfOn = async (app: App, memberId: MemberId, code: string | undefined, now: Date): Promise<void> => {
  if (!(await hasTwoFactor(app.db, memberId))) return;
  if (code === undefined || code === '') fail(authErrors, 'two_factor_required');
  await assertSecondFactor(app, memberId, code, now);
};

const setPassword = async (
  app: App,
  member: Member,
  passwordHash: string,
  keepSession: SessionId | null,
  now: Date,
): Promise<void> => {
  const hasDropped = await app.transact(async (tx) => {
    await savePasswordHash(tx, member.id, passwordHash, now);
    await endOtherSessions(tx, member.id, keepSession);
    await dropTickets(tx, 'reset_password', member.id);
    await dropTickets(tx, 'two_factor', member.id);
    // Whoever reads the mailbox owns the address.
    return keepSession === null && (await proveEmail(app, tx, member, false, now));
  });
  if (hasDropped) waysInDropped(app, member, now);
  tellOwner(app, member, passwordChangedMail(app.config.brand.name, member), now);
};
