import { authErrors } from '@wagram/contract/auth';
import {
  addressKey,
  countAttempt,
  fail,
  forgetAttempts,
  smsCounter,
  type AttemptRule,
  type App,
  type MemberId,
} from '#kernel';
import type { Caller } from '../admit.ts';
import { selectAddresses } from '../sessions/sessions.gen.ts';

const FIVE_MINUTES_S = 300;
const HALF_HOUR_S = 1_800;
const HOUR_S = 3_600;

const spend = async (app: App, key: string, rule: AttemptRule, now: Date): Promise<void> => {
  const result = await countAttempt(app.db, key, rule, now);
  if (!result.allowed) fail(authErrors, 'too_many_tries', { retryAfterS: result.retryAfterS });
};

/** This browser has signed in with the address or number before, or was sent a link to it. */
export const isKnownFor = (app: App, { cookies }: Pick<Caller, 'cookies'>, to: string): boolean =>
  app.seal.isMark(`device:${to}`, cookies.get('device') ?? '');

export const rememberDevice = (app: App, { cookies }: Pick<Caller, 'cookies'>, to: string): void =>
  cookies.set('device', app.seal.mark(`device:${to}`));

/** The owner is signed in somewhere behind the same address. */
const isOwnNetwork = async (app: App, email: string, address: string): Promise<boolean> =>
  (await selectAddresses(app.db, { email })).some((row) => addressKey(row.address) === address);

/**
 * AU-01, counted before the password is looked at. One address may spend only part of what an e-mail allows, so that
 * guessing from one place cannot lock the owner out elsewhere; a browser that has signed in before has a count of its own, and
 * so has a network in which the owner is signed in. What is left to everybody else while many places guess: a mailed link.
 */
export const guardLogin = async (app: App, caller: Caller, email: string): Promise<() => Promise<void>> => {
  const max = app.config.limits.signIn;
  const address = addressKey(caller.address);
  const isKnown = isKnownFor(app, caller, email);
  const pair = isKnown ? `login:${email}:known` : `login:${email}:${address}`;
  const rule = (share: number): AttemptRule => ({ max: Math.ceil(max * share), windowS: FIVE_MINUTES_S });
  await spend(app, `login:${address}`, rule(1), caller.now);
  await spend(app, pair, rule(0.4), caller.now);
  if (!isKnown) {
    const { allowed, retryAfterS } = await countAttempt(app.db, `login:${email}`, rule(1), caller.now);
    if (!allowed && !(await isOwnNetwork(app, email, address))) fail(authErrors, 'too_many_tries', { retryAfterS });
  }
  return () => forgetAttempts(app.db, pair);
};

/**
 * Tries at the second factor or the password of one member, from wherever; a right one forgets the wrong ones before it. The
 * two are counted apart: whoever knows the password could otherwise guess at codes without end.
 */
export const guardCode = async (
  app: App,
  memberId: MemberId,
  now: Date,
  what: 'code' | 'password' = 'code',
): Promise<() => Promise<void>> => {
  const key = `${what}:${memberId}`;
  await spend(app, key, { max: Math.ceil(app.config.limits.signIn * 0.4), windowS: FIVE_MINUTES_S }, now);
  return () => forgetAttempts(app.db, key);
};

/** The link that proves an address is asked for by a member: what others ask for the same mailbox does not count. */
export const guardVerification = (app: App, memberId: MemberId, now: Date): Promise<void> =>
  spend(app, `send:verify:${memberId}`, { max: app.config.limits.code, windowS: HALF_HOUR_S }, now);

/**
 * Whoever asks too often is refused. A mailbox or phone also gets only so much from all who ask, but that refuses nobody: false
 * means that what was sent before still works, and nothing is sent again. A known browser has a count of its own.
 */
const mayReach = async (
  app: App,
  caller: Caller,
  kind: 'reset' | 'phone',
  to: string,
  all: AttemptRule,
): Promise<boolean> => {
  const isKnown = isKnownFor(app, caller, to);
  const asker = isKnown ? 'known' : addressKey(caller.address);
  const own = { max: app.config.limits.code, windowS: HALF_HOUR_S };
  await spend(app, `send:${kind}:${to}:${asker}`, own, caller.now);
  return isKnown || (await countAttempt(app.db, `send:${kind}:${to}`, all, caller.now)).allowed;
};

/** Links live for longer than this window: one of them works. */
export const mayMail = (app: App, caller: Caller, email: string): Promise<boolean> =>
  mayReach(app, caller, 'reset', email, { max: app.config.limits.code * 2, windowS: HALF_HOUR_S });

/** The window is as long as a code lives: when it is spent, the last code of it works. */
export const mayText = (app: App, caller: Caller, phone: string, windowS: number): Promise<boolean> =>
  mayReach(app, caller, 'phone', phone, { max: Math.ceil(app.config.limits.code * 0.4), windowS });

/** Over all numbers, because each costs the operator money. A quarter more is left for known devices alone. */
export const guardSms = async (app: App, caller: Caller, phone: string): Promise<void> => {
  const { sms } = app.config.limits;
  const [key, max] = isKnownFor(app, caller, phone) ? ['sms:known', Math.ceil(sms / 4)] : ['sms', sms];
  const { allowed, retryAfterS } = await countAttempt(app.db, key, { max, windowS: HOUR_S }, caller.now);
  if (allowed) return;
  smsCounter.inc({ outcome: 'refused' });
  app.log.warn({ cap: sms }, 'LIMIT_SMS is reached: codes by SMS are refused until the hour is over');
  fail(authErrors, 'sms_paused', { retryAfterS });
};

/** A code may be shared by several who asked for one number: guesses at it are counted over all of them. */
export const mayGuess = async (app: App, mark: string, max: number, windowS: number, now: Date): Promise<boolean> =>
  (await countAttempt(app.db, `guess:${mark}`, { max, windowS }, now)).allowed;
