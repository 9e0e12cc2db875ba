// An operator with a second factor, and the money of a server on the test network.
import { TOTP } from 'otpauth';
import { accountCalls } from '@wagram/contract/auth';
import { chainCalls } from '@wagram/contract/chain';
import { moderationCalls } from '@wagram/contract/moderation';
import { moneyCalls, type KeyName } from '@wagram/contract/money';
import { treasuryCalls } from '@wagram/contract/treasury';
import type { CallInput } from '@wagram/contract/kernel';
import { keyPair } from '../key-pair.ts';
import { people, type Person } from '../people.ts';
import { testApp, type TestApp } from '../test-app.ts';

/** Codes of an authenticator, each good once, so that time goes on before the next; and one that is kept for bad days. */
export const protect = async (opened: TestApp, { browser, password }: Person) => {
  const { secret } = await browser.get(accountCalls.setUpTwoFactor, { password });
  const code = (): string => {
    opened.clock.advance(30_000);
    return new TOTP({ secret }).generate({ timestamp: opened.clock.now().getTime() });
  };
  const { backup_codes: backup } = await browser.get(accountCalls.enableTwoFactor, { code: code() });
  return { code, backup };
};

export const moneyScene = async (env: Record<string, string> = {}) => {
  const opened = await testApp({
    env: { CHAIN: 'test', WELCOME_GRANT: '100', OPERATORS: 'mod@example.org', ...env },
  });
  const [mod, ana] = await people(opened, 'mod', 'ana');
  await opened.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
  // Whoever asks first mints the token.
  await ana.browser.get(treasuryCalls.readTreasury, {});
  const to = keyPair().address;
  const money = async () => (await mod.browser.get(moneyCalls.readMoney, {})).money;
  const key = async (name: KeyName) => {
    const { keys } = await mod.browser.get(moneyCalls.listKeys, {});
    const found = keys.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no key ${name}`);
    const [sol, token] = found.funds ?? [];
    return { ...found, sol, token };
  };
  const log = async () => (await mod.browser.get(moderationCalls.listLog, {})).entries;
  const holds = async (address: string) => {
    const { holdings } = await opened.browser().get(chainCalls.readHoldings, { address });
    return { lamports: holdings.lamports, tokens: holdings.tokens[0]?.amount ?? '0' };
  };
  const pause = (product: CallInput<typeof moneyCalls.setPaused>['product'], isPaused: boolean) =>
    mod.browser.ask(moneyCalls.setPaused, { product, is_paused: isPaused, note: 'Something looks odd' });
  return { opened, mod, ana, to, money, key, log, holds, pause, done: () => opened.app.jobs.settle() };
};
