// CHN-10: a payment is made once. What was signed is kept here before the server hears of it, told to the server until it
// says that it has it, and followed until it has landed or never will. The same bytes are the same payment, however often
// and by however many tabs they are told. Nothing in here can sign.
import { chainCalls } from '@wagram/contract/chain';
import type { MemberId } from '@wagram/contract/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ask, isAskError, onLive } from '#kernel';
import { findPayment, forgetOldPayments, listPaymentsOf, tellPayment, watchPayments } from './payments-store.ts';
import type { KeptPayment } from './payments-store.ts';
import { isSettled } from './states.ts';
import type { News } from './states.ts';

const EVERY_MS = 2_000;

/** The server has read the bytes and will never take them. Whatever else goes wrong may go right later. */
const REFUSALS: readonly string[] = ['not_a_transaction', 'not_signed', 'invalid_input'];

const newsFrom = (cause: unknown): News => {
  if (isAskError(cause, 'payment_not_found')) return { kind: 'unknown' };
  if (isAskError(cause) && REFUSALS.includes(cause.code)) return { kind: 'refused', why: cause.message };
  return { kind: 'unreachable' };
};

const askFor = async ({ signature, transaction, lastValidHeight, to, isTaken }: KeptPayment): Promise<News> => {
  const input = { transaction, last_valid_height: lastValidHeight, ...(to === null ? {} : { to }) };
  try {
    const { payment } = isTaken
      ? await ask(chainCalls.readPayment, { signature })
      : // The same key for the same bytes, also after a reload.
        await ask(chainCalls.sendPayment, input, { key: signature });
    return { kind: 'answered', state: payment.state, why: payment.error };
  } catch (cause) {
    return newsFrom(cause);
  }
};

// Asked for one at a time, however many screens follow it.
const underWay = new Map<string, Promise<void>>();

/** Tells the server of a payment, or asks how far it has come. */
export const pushPayment = (signature: string): Promise<void> => {
  const running = underWay.get(signature);
  if (running !== undefined) return running;
  const payment = findPayment(signature);
  if (payment === null || isSettled(payment.phase)) return Promise.resolve();
  const work = askFor(payment)
    .then((news) => tellPayment(signature, news))
    .finally(() => underWay.delete(signature));
  underWay.set(signature, work);
  return work;
};

const pushAll = (owner: MemberId): void => {
  for (const { signature, phase } of listPaymentsOf(owner)) if (!isSettled(phase)) void pushPayment(signature);
};

/** Until it is stopped. The server tells of changes at once; asking is for when it could not. */
export const followPayments = (owner: MemberId): (() => void) => {
  forgetOldPayments(owner);
  const push = () => pushAll(owner);
  push();
  const timer = setInterval(push, EVERY_MS);
  const stops = [onLive('chain.payment', ({ signature }) => void pushPayment(signature)), onLive('resync', push)];
  window.addEventListener('online', push);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', push);
    for (const stop of stops) stop();
  };
};

const NONE: readonly KeptPayment[] = [];

/** Payments that this device has signed, newest first. They are followed while a screen shows them. */
export const usePayments = (owner: MemberId | null): readonly KeptPayment[] => {
  useEffect(() => (owner === null ? undefined : followPayments(owner)), [owner]);
  // The same rows give the same list, so that React sees a change only when there is one.
  const read = useMemo(() => {
    let seen = { text: '', list: NONE };
    return () => {
      const list = owner === null ? NONE : listPaymentsOf(owner);
      const text = JSON.stringify(list);
      if (text !== seen.text) seen = { text, list };
      return seen.list;
    };
  }, [owner]);
  return useSyncExternalStore(watchPayments, read);
};
