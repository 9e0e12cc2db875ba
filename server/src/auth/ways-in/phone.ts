import { randomInt } from 'node:crypto';
import { authErrors } from '@wagram/contract/auth';
import { fail, languageOf, smsCounter, type App } from '#kernel';
import { freeHandle } from '#members';
import { admit, type SignInResult, type Caller } from '../admit.ts';
import { createGuided } from './email.ts';
import { insertIdentity, selectByIdentity } from './identities.ts';
import { guardSms, isKnownFor, mayGuess, mayText, rememberDevice } from '../safety/guard.ts';
import { isReserved } from '../reserved.ts';
import { deleteCode, selectSharedCode } from '../mail/tickets.gen.ts';
import { issueTicket, tryTicket } from '../mail/tickets.ts';
import { texts } from '../texts.ts';

const CODE_MINUTES = 10;
const CODE_S = CODE_MINUTES * 60;
const CODE_TRIES = 5;
/** Over all challenges that share a code. */
const SHARED_TRIES = 10;

const markOf = (app: App, phone: string, code: string): string => app.seal.mark(`phone:${phone}:${code}`);

const issue = (app: App, data: Record<string, unknown>, minutes: number, now: Date): Promise<string> =>
  issueTicket(app.db, { kind: 'phone', memberId: null, data, minutes }, now);

/** Anybody can ask for anybody's number: the owner is never refused for that, they use the code that was sent last. */
export const startPhone = async (app: App, caller: Caller, phone: string): Promise<string> => {
  if (app.sms.way === null) fail(authErrors, 'phone_not_configured');
  return (await mayText(app, caller, phone, CODE_S)) ? sendCode(app, caller, phone) : shareCode(app, caller, phone);
};

const sendCode = async (app: App, caller: Caller, phone: string): Promise<string> => {
  await guardSms(app, caller, phone);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const text = texts(languageOf(null)).sms(code, app.config.brand.name, CODE_MINUTES);
  await app.sms.send({ to: phone, text }).catch((error: unknown) => {
    smsCounter.inc({ outcome: 'failed' });
    app.log.warn({ err: error }, 'an SMS could not be sent');
    fail(authErrors, 'sms_failed');
  });
  smsCounter.inc({ outcome: 'sent' });
  const known = isKnownFor(app, caller, phone) ? { known: true } : {};
  return issue(app, { phone, mark: markOf(app, phone, code), ...known }, CODE_MINUTES, caller.now);
};

/** A challenge of their own for a code that is on the phone already. What was sent to a known device is not given to others. */
const shareCode = async (app: App, { now }: Caller, phone: string): Promise<string> => {
  const live = await selectSharedCode(app.db, { phone, now });
  if (live === undefined) fail(authErrors, 'too_many_tries', { retryAfterS: CODE_S });
  return issue(app, { phone, mark: live.mark }, (live.expires_at.getTime() - now.getTime()) / 60_000, now);
};

/** The number is the identity: known, it signs in; new, it makes a member. */
export const verifyPhone = async (app: App, caller: Caller, challenge: string, code: string): Promise<SignInResult> => {
  const ticket = await tryTicket(app.db, 'phone', challenge, CODE_TRIES, caller.now);
  if (ticket === null) fail(authErrors, 'code_expired');
  const [phone, mark] = [String(ticket.data.phone), String(ticket.data.mark)];
  if (!(await mayGuess(app, mark, SHARED_TRIES, CODE_S, caller.now))) fail(authErrors, 'code_expired');
  if (mark !== markOf(app, phone, code)) fail(authErrors, 'wrong_code');
  if ((await deleteCode(app.db, { mark })) === 0) fail(authErrors, 'code_expired');
  rememberDevice(app, caller, phone);
  const known = await selectByIdentity(app.db, 'phone', phone);
  if (known !== null) return admit(app, caller, known);
  const handle = await freeHandle(app.db, `member_${randomInt(100_000, 1_000_000)}`, isReserved(app));
  const member = await createGuided(app, caller, { handle }, async (tx, created) => {
    await insertIdentity(tx, { provider: 'phone', subject: phone, memberId: created.id }, caller.now);
  });
  return admit(app, caller, member);
};
