// CHN-13: an address belongs to whoever can sign with its key. What is signed names this server, the profile, the address and
// a number that is used once; it can never be a transaction.
import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { CHALLENGE_S } from '@wagram/contract/chain';
import { challengeText, offChainMessage, walletErrors } from '@wagram/contract/wallet';
import { isSignedBy } from '#chain';
import { brokenUnique, fail, ownOrigin, type App, type Db, type MemberId, type Viewer } from '#kernel';
import { deleteLinked, insertChallenge, selectLinked, setShown, takeChallenge, upsertLinked } from './linked.gen.ts';

interface Linked {
  readonly address: string;
  readonly linked_at: string;
  readonly is_shown: boolean;
}

const toLinked = ({ linked_at, ...row }: Omit<Linked, 'linked_at'> & { linked_at: Date }): Linked => ({
  ...row,
  linked_at: linked_at.toISOString(),
});

export const findLinked = async (db: Db, memberId: MemberId): Promise<Linked | null> => {
  const row = await selectLinked(db, { memberId });
  return row === undefined ? null : toLinked(row);
};

/** Many share the demo account: one of them must not decide where the money of all others goes. */
const assertMayLink = ({ demo }: Viewer): void => {
  if (demo) fail(walletErrors, 'demo_cannot_link');
};

/** The host is ours, whatever a request says. */
const textOf = (app: App, { handle }: Viewer, address: string, nonce: string): string =>
  challengeText({ host: new URL(ownOrigin(app)).host, handle, address, nonce });

export const makeChallenge = async (app: App, viewer: Viewer, address: string, now: Date) => {
  assertMayLink(viewer);
  const nonce = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + CHALLENGE_S * 1_000);
  await insertChallenge(app.db, { nonce, memberId: viewer.memberId, address, expiresAt, now });
  return { nonce, text: textOf(app, viewer, address, nonce), expires_at: expiresAt.toISOString() };
};

interface Answer {
  readonly address: string;
  readonly nonce: string;
  readonly signature: string;
}

/** The number is used up first, so that an answer can be tried once. */
export const linkAddress = async (app: App, viewer: Viewer, answer: Answer, now: Date): Promise<Linked> => {
  assertMayLink(viewer);
  const { memberId } = viewer;
  const { address, nonce, signature } = answer;
  if ((await takeChallenge(app.db, { nonce, memberId, address, now })) === undefined)
    fail(walletErrors, 'challenge_gone');
  const message = offChainMessage(textOf(app, viewer, address, nonce));
  if (!isSignedBy(address, message, base58.decode(signature))) fail(walletErrors, 'wrong_signature');
  try {
    return toLinked(await upsertLinked(app.db, { memberId, address, now }));
  } catch (error) {
    if (brokenUnique(error) === 'linked_addresses_address_key') fail(walletErrors, 'address_taken');
    throw error;
  }
};

/** Whether the profile shows what the address holds. */
export const showHoldings = async (app: App, viewer: Viewer, isShown: boolean): Promise<Linked> => {
  assertMayLink(viewer);
  const row = await setShown(app.db, { memberId: viewer.memberId, isShown });
  return toLinked(row ?? fail(walletErrors, 'no_linked_address'));
};

export const unlinkAddress = async (app: App, viewer: Viewer): Promise<void> => {
  assertMayLink(viewer);
  await deleteLinked(app.db, { memberId: viewer.memberId });
};
