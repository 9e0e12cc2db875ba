import { randomInt } from 'node:crypto';
import { authErrors } from '@house/contract/auth';
import { fail, type House } from '#kernel';
import { freeHandle } from '#members';
import { admit, type Admitted, type Caller } from './admit.ts';
import { createGuided } from './email.ts';
import { insertIdentity, selectByIdentity } from './identities.ts';
import { guardSending } from './guard.ts';
import { issueTicket, takeTicket, tryTicket } from './tickets.ts';

const CODE_MINUTES = 10;
const CODE_TRIES = 5;

const markOf = (house: House, phone: string, code: string): string => house.seal.mark(`phone:${phone}:${code}`);

export const startPhone = async (house: House, phone: string, now: Date): Promise<string> => {
  if (!house.sms.works) fail(authErrors, 'phone_not_configured');
  await guardSending(house, phone, now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const data = { phone, mark: markOf(house, phone, code) };
  const challenge = await issueTicket(house.db, { kind: 'phone', memberId: null, data, minutes: CODE_MINUTES }, now);
  const text = `${code} is your ${house.config.brand.name} code. It works for ${CODE_MINUTES} minutes. Never share it.`;
  await house.sms.send({ to: phone, text }).catch((error: unknown) => {
    house.log.warn({ err: error }, 'an SMS could not be sent');
    fail(authErrors, 'sms_failed');
  });
  return challenge;
};

/** The number is the identity: known, it signs in; new, it makes a member. */
export const verifyPhone = async (house: House, caller: Caller, challenge: string, code: string): Promise<Admitted> => {
  const ticket = await tryTicket(house.db, 'phone', challenge, CODE_TRIES, caller.now);
  if (ticket === null) fail(authErrors, 'code_expired');
  const phone = String(ticket.data.phone);
  if (ticket.data.mark !== markOf(house, phone, code)) fail(authErrors, 'wrong_code');
  if ((await takeTicket(house.db, 'phone', challenge, caller.now)) === null) fail(authErrors, 'code_expired');
  const known = await selectByIdentity(house.db, 'phone', phone);
  if (known !== null) return admit(house, caller, known);
  const handle = await freeHandle(house.db, `member_${randomInt(100_000, 1_000_000)}`, []);
  const member = await createGuided(house, caller, { handle }, async (tx, created) => {
    await insertIdentity(tx, { provider: 'phone', subject: phone, memberId: created.id }, caller.now);
  });
  return admit(house, caller, member);
};
