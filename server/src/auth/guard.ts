import { authErrors } from '@house/contract/auth';
import {
  addressKey,
  countAttempt,
  fail,
  forgetAttempts,
  smsCounter,
  statement,
  type AttemptRule,
  type House,
} from '#kernel';
import type { Caller } from './admit.ts';

const FIVE_MINUTES_S = 300;
const HALF_HOUR_S = 1_800;
const HOUR_S = 3_600;

const spend = async (house: House, key: string, rule: AttemptRule, now: Date): Promise<void> => {
  const result = await countAttempt(house.db, key, rule, now);
  if (!result.allowed) fail(authErrors, 'too_many_tries', { retryAfterS: result.retryAfterS });
};

/** This browser has signed in with the address or number before, or was sent a link to it. */
export const isKnownFor = (house: House, { cookies }: Pick<Caller, 'cookies'>, to: string): boolean =>
  house.seal.isMark(`device:${to}`, cookies.get('device') ?? '');

export const rememberDevice = (house: House, { cookies }: Pick<Caller, 'cookies'>, to: string): void =>
  cookies.set('device', house.seal.mark(`device:${to}`));

const selectOwnNetwork = statement<{ address: string }>(
  'session_networks',
  'select distinct s.address from sessions s join members m on m.id = s.member_id where m.email = $1 and s.address is not null',
);

/** The owner is signed in somewhere behind the same address. */
const isOwnNetwork = async (house: House, email: string, address: string): Promise<boolean> =>
  (await selectOwnNetwork(house.db, email)).some((row) => addressKey(row.address) === address);

/**
 * AU-01, counted before the password is looked at. One address may spend only part of what an e-mail allows, so that
 * guessing from one place cannot lock the owner out elsewhere; a browser that has signed in before has a count of its own, and
 * so has a network in which the owner is signed in. What is left to everybody else while many places guess: a mailed link.
 */
export const guardLogin = async (house: House, caller: Caller, email: string): Promise<() => Promise<void>> => {
  const max = house.config.limits.signIn;
  const address = addressKey(caller.address);
  const isKnown = isKnownFor(house, caller, email);
  const pair = isKnown ? `login:${email}:known` : `login:${email}:${address}`;
  const rule = (share: number): AttemptRule => ({ max: Math.ceil(max * share), windowS: FIVE_MINUTES_S });
  await spend(house, `login:${address}`, rule(1), caller.now);
  await spend(house, pair, rule(0.4), caller.now);
  if (!isKnown) {
    const { allowed, retryAfterS } = await countAttempt(house.db, `login:${email}`, rule(1), caller.now);
    if (!allowed && !(await isOwnNetwork(house, email, address))) fail(authErrors, 'too_many_tries', { retryAfterS });
  }
  return () => forgetAttempts(house.db, pair);
};

/**
 * Tries at the second factor or the password of one member, from wherever; a right one forgets the wrong ones before it. The
 * two are counted apart: whoever knows the password could otherwise guess at codes without end.
 */
export const guardCode = async (
  house: House,
  memberId: string,
  now: Date,
  what: 'code' | 'password' = 'code',
): Promise<() => Promise<void>> => {
  const key = `${what}:${memberId}`;
  await spend(house, key, { max: Math.ceil(house.config.limits.signIn * 0.4), windowS: FIVE_MINUTES_S }, now);
  return () => forgetAttempts(house.db, key);
};

/** The link that proves an address is asked for by a member: what others ask for the same mailbox does not count. */
export const guardVerification = (house: House, memberId: string, now: Date): Promise<void> =>
  spend(house, `send:verify:${memberId}`, { max: house.config.limits.code, windowS: HALF_HOUR_S }, now);

/**
 * Whoever asks too often is refused. A mailbox or phone also gets only so much from all who ask, but that refuses nobody: false
 * means that what was sent before still works, and nothing is sent again. A known browser has a count of its own.
 */
const mayReach = async (
  house: House,
  caller: Caller,
  kind: 'reset' | 'phone',
  to: string,
  all: AttemptRule,
): Promise<boolean> => {
  const isKnown = isKnownFor(house, caller, to);
  const asker = isKnown ? 'known' : addressKey(caller.address);
  const own = { max: house.config.limits.code, windowS: HALF_HOUR_S };
  await spend(house, `send:${kind}:${to}:${asker}`, own, caller.now);
  return isKnown || (await countAttempt(house.db, `send:${kind}:${to}`, all, caller.now)).allowed;
};

/** Links live for longer than this window: one of them works. */
export const mayMail = (house: House, caller: Caller, email: string): Promise<boolean> =>
  mayReach(house, caller, 'reset', email, { max: house.config.limits.code * 2, windowS: HALF_HOUR_S });

/** The window is as long as a code lives: when it is spent, the last code of it works. */
export const mayText = (house: House, caller: Caller, phone: string, windowS: number): Promise<boolean> =>
  mayReach(house, caller, 'phone', phone, { max: Math.ceil(house.config.limits.code * 0.4), windowS });

/** Over all numbers, because each costs the operator money. A quarter more is left for known devices alone. */
export const guardSms = async (house: House, caller: Caller, phone: string): Promise<void> => {
  const { sms } = house.config.limits;
  const [key, max] = isKnownFor(house, caller, phone) ? ['sms:known', Math.ceil(sms / 4)] : ['sms', sms];
  const { allowed, retryAfterS } = await countAttempt(house.db, key, { max, windowS: HOUR_S }, caller.now);
  if (allowed) return;
  smsCounter.inc({ outcome: 'refused' });
  house.log.warn({ cap: sms }, 'LIMIT_SMS is reached: codes by SMS are refused until the hour is over');
  fail(authErrors, 'sms_paused', { retryAfterS });
};

/** A code may be shared by several who asked for one number: guesses at it are counted over all of them. */
export const mayGuess = async (house: House, mark: string, max: number, windowS: number, now: Date): Promise<boolean> =>
  (await countAttempt(house.db, `guess:${mark}`, { max, windowS }, now)).allowed;
