// Members made through the API, where signing up is not the subject.
import { createHmac } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { MemberId } from '@wagram/contract/kernel';
import { apiOf } from './api.ts';
import { expect } from './server.ts';
import type { RunningServer } from './server.ts';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly id: MemberId;
}

const PASSWORD = 'three purple otters';
let made = 0;

/** A name nobody has yet on this worker's server. */
export const newName = (word = 'mia'): string => {
  made += 1;
  return `${word}_${made}_${process.pid % 10_000}`;
};

export const signUp = async (context: BrowserContext, username = newName()): Promise<Person> => {
  const email = `${username}@example.com`;
  const api = apiOf(context);
  const { user } = await api.auth.signup({ username, email, password: PASSWORD });
  // Who is made here is no newcomer: being welcomed has a journey of its own.
  await api.profiles.finishWelcome();
  return { username, email, password: PASSWORD, id: user.id };
};

export const logIn = async (
  context: BrowserContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  await apiOf(context).auth.login({ email, password });
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const fromBase32 = (text: string): Buffer => {
  const bits = text
    .split('')
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
};

export const stepNow = (): number => Math.floor(Date.now() / 30_000);

/** RFC 6238 written again, so that the server's library is not its own witness. */
export const totp = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const place = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** Two-factor turned on through the API; the code of the present step is burned by it. */
export const turnOnTwoFactor = async (
  context: BrowserContext,
  { password }: Person,
): Promise<{ secret: string; codes: string[] }> => {
  const { auth } = apiOf(context);
  const { secret } = await auth.setUpTwoFactor({ password });
  const { backup_codes: codes } = await auth.enableTwoFactor({ code: totp(secret, stepNow()) });
  return { secret, codes };
};

/** Where a mail to this address carries its link; the token stands after the #. */
export const linkFor = (email: string, page: 'verify-email' | 'reset-password'): RegExp =>
  new RegExp(
    `mail to ${email.replaceAll('.', String.raw`\.`)}: (?:(?!mail to ).)*?/${page}#token=([A-Za-z0-9_-]+)`,
    's',
  );

/** The newest match in the server's log, where the embedded set-up prints mails and SMS. */
export const fromLog = async (server: RunningServer, pattern: RegExp): Promise<string> => {
  const deadline = Date.now() + 7_000;
  for (;;) {
    const found = [...server.log().matchAll(new RegExp(pattern.source, 'gs'))].at(-1)?.[1];
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`the log has no ${pattern}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** The one operator of the worker's server: their address counts once they have proved it. */
export const operatorIn = async (page: Page, server: RunningServer): Promise<void> => {
  const known = { email: 'mod@example.com', password: 'three purple otters' };
  const isNew = await signUp(page.context(), 'mod').then(
    () => true,
    () => false,
  );
  if (!isNew) return logIn(page.context(), known);
  const link = /mail to mod@example\.com[\s\S]*?verify-email#token=([\w-]+)/;
  await expect.poll(() => link.test(server.log())).toBe(true);
  const token = link.exec(server.log())?.[1] ?? '';
  await apiOf(page.context()).auth.verifyEmail({ token });
};
