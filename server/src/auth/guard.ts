import { authErrors } from '@house/contract/auth';
import { addressKey, countAttempt, fail, forgetAttempts, type AttemptRule, type House } from '#kernel';
import type { Caller } from './admit.ts';

const FIVE_MINUTES_S = 300;
const HALF_HOUR_S = 1_800;

const spend = async (house: House, key: string, rule: AttemptRule, now: Date): Promise<void> => {
  const result = await countAttempt(house.db, key, rule, now);
  if (!result.allowed) fail(authErrors, 'too_many_tries', { retryAfterS: result.retryAfterS });
};

/**
 * AU-01, counted before the password is looked at. One address may spend only part of what an e-mail allows, so that
 * guessing from one place cannot lock the owner out elsewhere; a browser that has signed in before has a count of its own.
 */
export const guardLogin = async (house: House, caller: Caller, email: string): Promise<() => Promise<void>> => {
  const max = house.config.limits.signIn;
  const address = addressKey(caller.address);
  const isKnown = house.seal.isMark(`device:${email}`, caller.cookies.get('device') ?? '');
  const pair = isKnown ? `login:${email}:known` : `login:${email}:${address}`;
  const rule = (share: number): AttemptRule => ({ max: Math.ceil(max * share), windowS: FIVE_MINUTES_S });
  await spend(house, `login:${address}`, rule(1), caller.now);
  await spend(house, pair, rule(0.4), caller.now);
  if (!isKnown) await spend(house, `login:${email}`, rule(1), caller.now);
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

/** Mails and messages to one mailbox or phone. */
export const guardSending = (house: House, to: string, now: Date): Promise<void> =>
  spend(house, `send:${to}`, { max: house.config.limits.code, windowS: HALF_HOUR_S }, now);
