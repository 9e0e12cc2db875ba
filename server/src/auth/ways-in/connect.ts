import { authErrors } from '@wagram/contract/auth';
import type { OwnProfileView } from '@wagram/contract/members';
import { brokenUnique, fail, publish, type Db, type App, type Viewer } from '#kernel';
import { identified, selectMemberById, setX, toOwnProfileView, type Member } from '#members';
import type { Caller } from '../admit.ts';
import { welcome } from '../badges.ts';
import { confirmOwner, type Proof } from '../safety/confirm.ts';
import { verifyGoogle } from './google.ts';
import { insertIdentity } from './identities.ts';
import { wayInAddedMail } from '../mail/mails.ts';
import { holdSession } from '../sessions/sessions.ts';
import { tellOwner } from '../safety/tell-owner.ts';
import type { WayIn } from '../texts.ts';
import { issueTicket, takeTicket } from '../mail/tickets.ts';
import { verifyX } from './x.ts';

/** As long as the way to the provider and back may take. */
const CONFIRMED_MINUTES = 15;

interface XInput {
  code: string;
  codeVerifier: string;
  redirectUri: string;
  confirmation: string;
}

/** A connected identity signs in from then on: whoever sits at an open page has to show that they are its owner. */
export const startConnect = async (app: App, viewer: Viewer, proof: Proof, now: Date): Promise<string> => {
  await confirmOwner(app, viewer, proof, now);
  const { memberId, sessionId } = viewer;
  return issueTicket(app.db, { kind: 'connect', memberId, data: { sessionId }, minutes: CONFIRMED_MINUTES }, now);
};

const assertConfirmed = async (app: App, viewer: Viewer, confirmation: string, now: Date): Promise<void> => {
  const ticket = await takeTicket(app.db, 'connect', confirmation, now);
  if (ticket?.member_id !== viewer.memberId || ticket.data.sessionId !== viewer.sessionId)
    fail(authErrors, 'confirm_first');
};

/** What the session's own member gets connected, and the mail about it. */
const connect = async (
  app: App,
  viewer: Viewer,
  what: WayIn,
  attach: (tx: Db) => Promise<Member | null>,
  now: Date,
): Promise<{ user: OwnProfileView }> => {
  const member = await app.transact(async (tx) => {
    if (!(await holdSession(tx, viewer))) fail(authErrors, 'confirm_first');
    if ((await attach(tx)) === null) fail(authErrors, 'authentication_failed');
    await publish(tx, identified(viewer.memberId));
    return welcome(app, tx, viewer.memberId, now);
  });
  if (member === null) fail(authErrors, 'authentication_failed');
  tellOwner(app, member, wayInAddedMail(app.config.brand.name, member, what), now);
  return { user: toOwnProfileView(app.config, member) };
};

export const connectX = async (
  app: App,
  caller: Caller,
  viewer: Viewer,
  input: XInput,
): Promise<{ user: OwnProfileView }> => {
  await assertConfirmed(app, viewer, input.confirmation, caller.now);
  const x = await verifyX(app, caller, input);
  const change = {
    memberId: viewer.memberId,
    twitterId: x.id,
    twitterUsername: x.username,
    twitterLink: `https://x.com/${x.username}`,
    followersCount: x.followersCount,
    isVerified: x.verified,
    now: caller.now,
  };
  const attach = async (tx: Db): Promise<Member | null> => (await setX(tx, change)) ?? null;
  return connect(app, viewer, 'x', attach, caller.now).catch((error: unknown) => {
    if (brokenUnique(error) === 'members_twitter_id_key') fail(authErrors, 'identity_in_use');
    throw error;
  });
};

export const connectGoogle = async (
  app: App,
  caller: Caller,
  viewer: Viewer,
  input: XInput & { nonce: string },
): Promise<{ user: OwnProfileView }> => {
  await assertConfirmed(app, viewer, input.confirmation, caller.now);
  const { subject } = await verifyGoogle(app, caller, input);
  const { memberId } = viewer;
  const attach = async (tx: Db): Promise<Member | null> => {
    const isNew = await insertIdentity(tx, { provider: 'google', subject, memberId }, caller.now);
    return isNew ? selectMemberById(tx, memberId) : fail(authErrors, 'identity_in_use');
  };
  return connect(app, viewer, 'google', attach, caller.now);
};
