import { accountCalls, authCalls } from '@wagram/contract/auth';
import type { OwnProfileView } from '@wagram/contract/members';
import { ask, isAskError } from '#kernel';
import type { AskError } from '#kernel';
import { greeted } from '../greeted.ts';
import { endTrip, readTrip } from './oauth.ts';
import type { Aim, OAuthTrip } from './oauth.ts';
import { texts } from './texts-oauth.ts';

/** What a callback page shows when the way back failed. */
export class CallbackError extends Error {
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[] = []) {
    super(message);
    this.lines = lines;
  }
}

const wordsOf = (details: unknown): string => (typeof details === 'string' ? details : JSON.stringify(details));

const extraLines = (cause: AskError): string[] => [
  ...(cause.details === undefined || cause.details === null ? [] : [texts.x.details(wordsOf(cause.details))]),
  ...(cause.hint === undefined ? [] : [cause.hint]),
];

const isRateLimit = (cause: AskError): boolean =>
  cause.code === 'x_rate_limited' ||
  cause.message.includes('Too Many Requests') ||
  wordsOf(cause.details ?? '').includes('Too Many Requests');

// AUTH-14: an exchange that failed names the server's reason, or the bare status when there is none.
const exchangeMessage = (cause: AskError): string => {
  if (cause.message.startsWith(`${texts.x.exchangeFailed}:`)) return cause.message;
  const reason =
    cause.code === 'unreadable' || cause.message === texts.x.exchangeFailed ? String(cause.status) : cause.message;
  return texts.x.exchangeFailedWith(reason);
};

/** AUTH-14, AUTH-15: the words for every way in which X can fail. A second step is no failure and passes through. */
export const explainX = (cause: unknown): Error => {
  if (cause instanceof CallbackError || isAskError(cause, 'two_factor_required')) return cause;
  if (!isAskError(cause)) return new CallbackError(texts.x.unexpected);
  if (isRateLimit(cause)) return new CallbackError(texts.x.rateLimited);
  if (cause.code === 'token_exchange_failed' || cause.code === 'unreadable') {
    return new CallbackError(exchangeMessage(cause), extraLines(cause));
  }
  return new CallbackError(cause.message || texts.authFailed, extraLines(cause));
};

const exchange = async (trip: OAuthTrip, code: string): Promise<OwnProfileView> => {
  const { verifier: codeVerifier, redirectUri, nonce = '', confirmation = '' } = trip;
  if (codeVerifier === undefined) throw new CallbackError(texts.x.noVerifier);
  const answer = { code, codeVerifier, redirectUri };
  const isConnecting = trip.aim === 'connect';
  if (trip.provider === 'google')
    return greeted(
      isConnecting
        ? await ask(accountCalls.connectGoogle, { ...answer, nonce, confirmation })
        : await ask(authCalls.googleCallback, { ...answer, nonce }),
    );
  return greeted(
    isConnecting
      ? await ask(accountCalls.connectX, { ...answer, confirmation })
      : await ask(authCalls.twitterCallback, answer),
  );
};

const explainGoogle = (cause: unknown): Error => {
  if (cause instanceof CallbackError || isAskError(cause, 'two_factor_required')) return cause;
  if (!isAskError(cause)) return new CallbackError(texts.google.failed);
  return new CallbackError(cause.message || texts.google.failed, extraLines(cause));
};

export interface Arrival {
  readonly user: OwnProfileView;
  readonly aim: Aim;
}

/** Finishes a trip with what the provider put into the address. D2: a state that differs signs nobody in. */
export const finishTrip = async (query: URLSearchParams): Promise<Arrival> => {
  const trip = readTrip();
  const isGoogle = trip?.provider === 'google';
  const error = query.get('error');
  const code = query.get('code');
  const state = query.get('state');
  try {
    if (error !== null) throw new CallbackError(isGoogle ? texts.google.failed : texts.x.providerError(error));
    if (!code || !state) throw new CallbackError(texts.x.missingParameters);
    if (trip === null) throw new CallbackError(texts.x.noVerifier);
    if (trip.state !== state)
      throw new CallbackError(isGoogle ? texts.google.failed : texts.x.failed, [texts.x.wrongState]);
    return { user: await exchange(trip, code), aim: trip.aim };
  } catch (cause) {
    throw isGoogle ? explainGoogle(cause) : explainX(cause);
  } finally {
    // AUTH-13: a code is good for one exchange, and so is its verifier.
    endTrip();
  }
};

/** D18: 'Try Again' clears what belongs to sign-in and nothing else. */
export { endTrip as clearSignIn } from './oauth.ts';
