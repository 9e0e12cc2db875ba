import { randomInt } from 'node:crypto';
import { authErrors } from '@house/contract/auth';
import { fail, smsCounter, statement, type House } from '#kernel';
import { freeHandle } from '#members';
import { admit, type Admitted, type Caller } from './admit.ts';
import { createGuided } from './email.ts';
import { insertIdentity, selectByIdentity } from './identities.ts';
import { guardSms, isKnownFor, mayGuess, mayText, rememberDevice } from './guard.ts';
import { isReserved } from './reserved.ts';
import { issueTicket, tryTicket } from './tickets.ts';

const CODE_MINUTES = 10;
const CODE_S = CODE_MINUTES * 60;
const CODE_TRIES = 5;
/** Over all challenges that share a code. */
const SHARED_TRIES = 10;

const selectShared = statement<{ mark: string; expires_at: Date }>(
  'ticket_shared_code',
  `select data ->> 'mark' as mark, expires_at from tickets
   where kind = 'phone' and data ->> 'phone' = $1 and data ->> 'known' is null and expires_at > $2 order by expires_at desc, id desc limit 1`,
);

/** A code works once, whichever of its challenges it came with. */
const deleteCode = statement<{ id: string }>(
  'ticket_take_code',
  `delete from tickets where kind = 'phone' and data ->> 'mark' = $1 returning id`,
);

const markOf = (house: House, phone: string, code: string): string => house.seal.mark(`phone:${phone}:${code}`);

const issue = (house: House, data: Record<string, unknown>, minutes: number, now: Date): Promise<string> =>
  issueTicket(house.db, { kind: 'phone', memberId: null, data, minutes }, now);

/** Anybody can ask for anybody's number: the owner is never refused for that, they use the code that was sent last. */
export const startPhone = async (house: House, caller: Caller, phone: string): Promise<string> => {
  if (house.sms.way === null) fail(authErrors, 'phone_not_configured');
  return (await mayText(house, caller, phone, CODE_S))
    ? sendCode(house, caller, phone)
    : shareCode(house, caller, phone);
};

const sendCode = async (house: House, caller: Caller, phone: string): Promise<string> => {
  await guardSms(house, caller, phone);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const text = `${code} is your ${house.config.brand.name} code. It works for ${CODE_MINUTES} minutes. Never share it.`;
  await house.sms.send({ to: phone, text }).catch((error: unknown) => {
    smsCounter.inc({ outcome: 'failed' });
    house.log.warn({ err: error }, 'an SMS could not be sent');
    fail(authErrors, 'sms_failed');
  });
  smsCounter.inc({ outcome: 'sent' });
  const known = isKnownFor(house, caller, phone) ? { known: true } : {};
  return issue(house, { phone, mark: markOf(house, phone, code), ...known }, CODE_MINUTES, caller.now);
};

/** A challenge of their own for a code that is on the phone already. What was sent to a known device is not given to others. */
const shareCode = async (house: House, { now }: Caller, phone: string): Promise<string> => {
  const [live] = await selectShared(house.db, phone, now);
  if (live === undefined) fail(authErrors, 'too_many_tries', { retryAfterS: CODE_S });
  return issue(house, { phone, mark: live.mark }, (live.expires_at.getTime() - now.getTime()) / 60_000, now);
};

/** The number is the identity: known, it signs in; new, it makes a member. */
export const verifyPhone = async (house: House, caller: Caller, challenge: string, code: string): Promise<Admitted> => {
  const ticket = await tryTicket(house.db, 'phone', challenge, CODE_TRIES, caller.now);
  if (ticket === null) fail(authErrors, 'code_expired');
  const [phone, mark] = [String(ticket.data.phone), String(ticket.data.mark)];
  if (!(await mayGuess(house, mark, SHARED_TRIES, CODE_S, caller.now))) fail(authErrors, 'code_expired');
  if (mark !== markOf(house, phone, code)) fail(authErrors, 'wrong_code');
  if ((await deleteCode(house.db, mark)).length === 0) fail(authErrors, 'code_expired');
  rememberDevice(house, caller, phone);
  const known = await selectByIdentity(house.db, 'phone', phone);
  if (known !== null) return admit(house, caller, known);
  const handle = await freeHandle(house.db, `member_${randomInt(100_000, 1_000_000)}`, isReserved(house));
  const member = await createGuided(house, caller, { handle }, async (tx, created) => {
    await insertIdentity(tx, { provider: 'phone', subject: phone, memberId: created.id }, caller.now);
  });
  return admit(house, caller, member);
};
