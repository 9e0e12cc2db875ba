import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { authErrors, type PasskeyView } from '@wagram/contract/auth';
import { fail, newId, toJson, type Db, type App, type MemberId, type PasskeyId, type Viewer } from '#kernel';
import { selectMemberById } from '#members';
import { admit, type SignInResult, type Caller } from '../admit.ts';
import { confirmOwner, type Proof } from '../safety/confirm.ts';
import { wayInAddedMail } from '../mail/mails.ts';
import { holdSession } from '../sessions/sessions.ts';
import { tellOwner } from '../safety/tell-owner.ts';
import { dropTickets, issueTicket, takeTicket } from '../mail/tickets.ts';
import {
  deletePasskey,
  insertPasskey,
  removePasskeys,
  selectPasskey,
  selectPasskeys,
  updatePasskeyUse,
  type PasskeyRow,
} from './ways-in.gen.ts';

const CHALLENGE_MINUTES = 10;

const rpOf = (caller: Pick<Caller, 'origin'>): { rpID: string; origin: string } => ({
  rpID: new URL(caller.origin).hostname,
  origin: caller.origin,
});

const toPasskeyView = (row: PasskeyRow): PasskeyView => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

export const listPasskeys = async (db: Db, memberId: MemberId): Promise<PasskeyView[]> =>
  (await selectPasskeys(db, { memberId })).map(toPasskeyView);

export const removePasskey = async (db: Db, memberId: MemberId, id: PasskeyId): Promise<void> => {
  if ((await deletePasskey(db, { memberId, id })) === 0) fail(authErrors, 'passkey_not_found');
};

export const startPasskey = async (
  app: App,
  caller: Caller,
  viewer: Viewer,
  proof: Proof,
): Promise<Record<string, unknown>> => {
  const { memberId } = viewer;
  await confirmOwner(app, viewer, proof, caller.now);
  const member = await selectMemberById(app.db, memberId);
  const known = await selectPasskeys(app.db, { memberId });
  const options = await generateRegistrationOptions({
    rpName: app.config.brand.name,
    rpID: rpOf(caller).rpID,
    userName: member?.username ?? '',
    userDisplayName: member?.displayName ?? '',
    userID: new TextEncoder().encode(memberId),
    attestationType: 'none',
    excludeCredentials: known.map((key) => ({ id: key.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await dropTickets(app.db, 'passkey_new', memberId);
  await issueTicket(
    app.db,
    { kind: 'passkey_new', memberId, data: { challenge: options.challenge }, minutes: CHALLENGE_MINUTES },
    caller.now,
  );
  return { ...options };
};

export const addPasskey = async (
  app: App,
  caller: Caller,
  viewer: Viewer,
  name: string,
  response: Record<string, unknown>,
): Promise<PasskeyView> => {
  const { memberId } = viewer;
  const [ticket] = await dropTickets(app.db, 'passkey_new', memberId);
  if (ticket === undefined || ticket.expires_at < caller.now) fail(authErrors, 'passkey_failed');
  const { rpID, origin } = rpOf(caller);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: String(ticket.data.challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => fail(authErrors, 'passkey_failed'));
  if (!verified || registrationInfo === undefined) fail(authErrors, 'passkey_failed');
  const { credential } = registrationInfo;
  const draft = {
    id: newId<PasskeyId>(),
    memberId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: toJson(credential.transports ?? []),
    name,
    now: caller.now,
  };
  const row = await app.db.transaction(async (tx) => {
    if (!(await holdSession(tx, viewer))) fail(authErrors, 'passkey_failed');
    return insertPasskey(tx, draft);
  });
  if (row === undefined) fail(authErrors, 'passkey_failed');
  const member = await selectMemberById(app.db, memberId);
  if (member !== null) tellOwner(app, member, wayInAddedMail(app.config.brand.name, member, 'passkey'), caller.now);
  return toPasskeyView(row);
};

export const dropPasskeys = async (tx: Db, memberId: MemberId): Promise<boolean> => {
  await dropTickets(tx, 'passkey_new', memberId);
  return (await removePasskeys(tx, { memberId })) > 0;
};

export const startPasskeyLogin = async (
  app: App,
  caller: Caller,
): Promise<{ challenge: string; options: Record<string, unknown> }> => {
  const options = await generateAuthenticationOptions({ rpID: rpOf(caller).rpID, userVerification: 'required' });
  const challenge = await issueTicket(
    app.db,
    { kind: 'passkey_login', memberId: null, data: { challenge: options.challenge }, minutes: CHALLENGE_MINUTES },
    caller.now,
  );
  return { challenge, options: { ...options } };
};

export const signInWithPasskey = async (
  app: App,
  caller: Caller,
  challenge: string,
  response: Record<string, unknown>,
): Promise<SignInResult> => {
  const ticket = await takeTicket(app.db, 'passkey_login', challenge, caller.now);
  const key = await selectPasskey(app.db, { credentialId: String(response.id) });
  if (ticket === null || key === undefined) fail(authErrors, 'passkey_failed');
  const { rpID, origin } = rpOf(caller);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: String(ticket.data.challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: key.credential_id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
      transports: key.transports as AuthenticatorTransport[],
    },
  }).catch(() => fail(authErrors, 'passkey_failed'));
  if (!verified) fail(authErrors, 'passkey_failed');
  await updatePasskeyUse(app.db, { id: key.id, counter: authenticationInfo.newCounter, now: caller.now });
  const member = await selectMemberById(app.db, key.member_id);
  return member === null ? fail(authErrors, 'passkey_failed') : admit(app, caller, member);
};
