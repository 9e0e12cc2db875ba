import { authCalls } from '@wagram/contract/auth';
import type { PublicConfig } from '@wagram/contract/kernel';
import {
  ask,
  dropStoredUser,
  getConfig,
  randomWord,
  readStoredJson,
  removeStored,
  toUrlSafeBase64,
  writeStoredJson,
} from '#kernel';

export type Provider = 'x' | 'google';
export type Aim = 'enter' | 'connect';

/** What must survive the trip to the provider and back. */
export interface OAuthTrip {
  readonly provider: Provider;
  /** To sign in, or to connect the account there to the one that is signed in here. */
  readonly aim: Aim;
  readonly state: string;
  readonly redirectUri: string;
  /** Removed with the redirect address after the exchange; a trip without it cannot be finished. */
  readonly verifier?: string;
  readonly nonce?: string;
  /** Of a trip that connects: what the server gave to whoever showed to be the owner. */
  readonly confirmation?: string;
}

const isTrip = (value: unknown): value is OAuthTrip =>
  typeof value === 'object' && value !== null && typeof (value as OAuthTrip).state === 'string';

export const readTrip = (): OAuthTrip | null => readStoredJson('oauth', isTrip);
export const endTrip = (): void => removeStored('oauth');

const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** AUTH-09: this machine with its port in development, the public origin otherwise. */
export const redirectAddress = (path: string, config: PublicConfig, place: Location = window.location): string => {
  const origin = isLoopback(place.hostname) ? place.origin : (config.publicUrl ?? place.origin);
  return new URL(path, origin).href;
};

export const challengeOf = async (verifier: string, method: 'S256' | 'plain'): Promise<string> => {
  if (method === 'plain') return verifier;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toUrlSafeBase64(new Uint8Array(digest));
};

const keepTrip = (trip: OAuthTrip): void => {
  if (!writeStoredJson('oauth', trip))
    throw new Error('The browser keeps nothing, so a sign-in elsewhere could not come back');
};

/** Takes the server's confirmation along on a trip that was just prepared. */
export const confirmTrip = (confirmation: string): void => {
  const trip = readTrip();
  if (trip !== null) keepTrip({ ...trip, confirmation });
};

/** AUTH-08: the address of X's authorize page. The stored user is removed before a sign-in starts. */
export const startX = async (aim: Aim = 'enter', prompt: 'consent' | 'none' = 'consent'): Promise<string> => {
  const config = getConfig();
  if (config.x === null) throw new Error('X is not configured');
  if (aim === 'enter') dropStoredUser();
  const state = randomWord();
  const verifier = randomWord();
  const redirectUri = redirectAddress('/twitter/callback', config);
  keepTrip({ provider: 'x', aim, state, verifier, redirectUri });
  const address = new URL(config.x.authorizeUrl);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: config.x.clientId,
    redirect_uri: redirectUri,
    scope: 'tweet.read users.read offline.access',
    state,
    code_challenge: await challengeOf(verifier, config.x.pkce),
    code_challenge_method: config.x.pkce,
    prompt,
  }).toString();
  return address.href;
};

export const startGoogle = async (aim: Aim = 'enter'): Promise<string> => {
  if (aim === 'enter') dropStoredUser();
  const state = randomWord();
  const verifier = randomWord();
  const nonce = randomWord();
  const redirectUri = redirectAddress('/auth/callback', getConfig());
  keepTrip({ provider: 'google', aim, state, verifier, redirectUri, nonce });
  const codeChallenge = await challengeOf(verifier, 'S256');
  const { url } = await ask(authCalls.startGoogle, { redirectUri, state, codeChallenge, nonce });
  return url;
};

/** Apart, so that a test can watch where the browser is sent. */
export const browser = {
  leaveTo: (address: string): void => window.location.assign(address),
};
