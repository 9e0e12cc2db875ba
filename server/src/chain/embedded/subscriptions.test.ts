import { base58 } from '@scure/base';
import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RpcRefusal } from '../network/port.ts';
import { Subscriptions, type Line } from './subscriptions.ts';

interface Told {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
  readonly method?: string;
}

const lineThatKeeps = () => {
  const told: Told[] = [];
  const line: Line = { send: (text) => told.push(JSON.parse(text) as Told) };
  return { line, told };
};

const open = () => {
  const landed = new Set<unknown>();
  const broken = new Set<unknown>();
  let answers = Promise.resolve();
  const subscriptions = new Subscriptions(async (method, params) => {
    await answers;
    const [first] = params;
    if (method === 'getSlot') return 7;
    if (method === 'getAccountInfo') {
      if (broken.has(first)) throw new RpcRefusal(-32_602, 'too large for base58');
      return { context: { slot: 7 }, value: null };
    }
    const [signature] = first as readonly unknown[];
    return { context: { slot: 7 }, value: [landed.has(signature) ? { err: null } : null] };
  });
  onTestFinished(() => subscriptions.stop());
  return { subscriptions, landed, broken, wait: (until: Promise<void>): void => void (answers = until) };
};

const signature = (): string => base58.encode(randomBytes(64));
const ask = (method: string, ...params: readonly unknown[]) => ({ id: 1, method, params });

describe('who waits at the websocket', () => {
  it('[CHN-06] hears although somebody before them asks for what nobody can answer', async () => {
    const { subscriptions, landed, broken } = open();
    const [mallory, ana] = [lineThatKeeps(), lineThatKeeps()];
    await subscriptions.hear(mallory.line, ask('signatureSubscribe', 5));
    expect(mallory.told).toMatchObject([{ id: 1, error: { code: -32_602 } }]);
    await subscriptions.hear(mallory.line, ask('accountSubscribe', 'grows', { encoding: 'base58' }));
    broken.add('grows');
    const name = signature();
    await subscriptions.hear(ana.line, ask('signatureSubscribe', name));
    landed.add(name);
    await subscriptions.look();
    expect(ana.told.at(-1)).toMatchObject({ method: 'signatureNotification' });
  });

  it('[CHN-06] goes on waiting although somebody else guesses their number', async () => {
    const { subscriptions } = open();
    const [mallory, ana] = [lineThatKeeps(), lineThatKeeps()];
    await subscriptions.hear(ana.line, ask('slotSubscribe'));
    const number = ana.told[0]?.result;
    await subscriptions.hear(mallory.line, ask('slotUnsubscribe', number));
    expect(mallory.told).toMatchObject([{ result: false }]);
    await subscriptions.hear(ana.line, ask('slotUnsubscribe', number));
    expect(ana.told.at(-1)).toMatchObject({ result: true });
  });

  it('[CHN-06] has so many places and no more, also when all are asked for at once, and leaves none behind', async () => {
    const { subscriptions, wait } = open();
    const mallory = lineThatKeeps();
    let answer = (): void => undefined;
    wait(new Promise((resolve) => (answer = resolve)));
    const asked = Array.from({ length: 150 }, () => subscriptions.hear(mallory.line, ask('accountSubscribe', 'any')));
    expect(mallory.told.filter(({ error }) => error !== undefined)).toHaveLength(50);
    subscriptions.hangUp(mallory.line);
    answer();
    await Promise.all(asked);
    expect(mallory.told).toHaveLength(50);
    await subscriptions.hear(mallory.line, ask('slotSubscribe'));
    expect(mallory.told).toHaveLength(51);
  });
});
