import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { authErrors, BACKUP_CODES, TOTP_DIGITS, TOTP_PERIOD_S } from '@wagram/contract/auth';
import { fail, type Db, type App, type MemberId, type Viewer } from '#kernel';
import { selectMemberById } from '#members';
import { guardCode } from './guard.ts';
import { twoFactorMail } from '../mail/mails.ts';
import { endOtherSessions, holdSession } from '../sessions/sessions.ts';
import { tellOwner } from './tell-owner.ts';
import {
  burnBackupCode,
  burnStep,
  countBackupCodes as selectBackupCount,
  enableTwoFactor as updateEnabled,
  insertBackupCodes,
  removeBackupCodes,
  removeTwoFactor,
  selectTwoFactor,
  upsertTwoFactor,
  type SelectTwoFactorRow,
} from '../ways-in/ways-in.gen.ts';

const SECRET_BYTES = 20;
// Without letters and digits that look alike.
const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;

const totpOf = (app: App, secret: string, label: string): TOTP =>
  new TOTP({
    issuer: app.config.brand.name,
    label,
    secret: Secret.fromBase32(secret),
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_S,
  });

export const hasTwoFactor = async (db: Db, memberId: MemberId): Promise<boolean> =>
  (await selectTwoFactor(db, { memberId }))?.enabled === true;

export const countBackupCodes = async (db: Db, memberId: MemberId): Promise<number> =>
  (await selectBackupCount(db, { memberId })).count;

/** A fresh secret, not yet in force: a member who never verifies it keeps signing in as before. */
export const setUpTwoFactor = async (
  app: App,
  memberId: MemberId,
  now: Date,
  confirm: () => Promise<void>,
): Promise<{ secret: string; uri: string }> => {
  if (await hasTwoFactor(app.db, memberId)) fail(authErrors, 'two_factor_already_on');
  // Whoever finds an open page must not lock its owner out with an authenticator of their own.
  await confirm();
  const member = await selectMemberById(app.db, memberId);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const kept = await upsertTwoFactor(app.db, { memberId, secret: app.seal.close(secret), now });
  if (kept === 0) fail(authErrors, 'two_factor_already_on');
  return { secret, uri: totpOf(app, secret, member?.username ?? '').toString() };
};

export const enableTwoFactor = async (app: App, viewer: Viewer, code: string, now: Date): Promise<string[]> => {
  const { memberId } = viewer;
  const forget = await guardCode(app, memberId, now);
  const row = await selectTwoFactor(app.db, { memberId });
  if (row === undefined) fail(authErrors, 'two_factor_off');
  if (row.enabled) fail(authErrors, 'two_factor_already_on');
  if (!(await burnTotp(app, row, code, now))) fail(authErrors, 'wrong_code');
  await forget();
  const codes = await app.db.transaction(async (tx) => {
    if (!(await holdSession(tx, viewer))) fail(authErrors, 'session_not_found');
    await updateEnabled(tx, { memberId });
    await endOtherSessions(tx, memberId, viewer.sessionId);
    return replaceBackupCodes(app, tx, memberId);
  });
  await switched(app, memberId, true, now);
  return codes;
};

export const disableTwoFactor = async (app: App, viewer: Viewer, code: string, now: Date): Promise<void> => {
  await assertSecondFactor(app, viewer.memberId, code, now);
  await app.db.transaction(async (tx) => {
    await dropTwoFactor(tx, viewer.memberId);
    await endOtherSessions(tx, viewer.memberId, viewer.sessionId);
  });
  await switched(app, viewer.memberId, false, now);
};

/** SE-03: whoever was signed in elsewhere came by weaker means, or no longer should be. */
const switched = async (app: App, memberId: MemberId, isOn: boolean, now: Date): Promise<void> => {
  const member = await selectMemberById(app.db, memberId);
  if (member !== null) tellOwner(app, member, twoFactorMail(app.config.brand.name, member, isOn), now);
};

export const dropTwoFactor = async (tx: Db, memberId: MemberId): Promise<boolean> => {
  await removeBackupCodes(tx, { memberId });
  return (await removeTwoFactor(tx, { memberId }))?.enabled === true;
};

export const renewBackupCodes = async (app: App, memberId: MemberId, code: string, now: Date): Promise<string[]> => {
  await assertSecondFactor(app, memberId, code, now);
  return app.db.transaction((tx) => replaceBackupCodes(app, tx, memberId));
};

const replaceBackupCodes = async (app: App, tx: Db, memberId: MemberId): Promise<string[]> => {
  const codes = Array.from({ length: BACKUP_CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(''),
  );
  await removeBackupCodes(tx, { memberId });
  await insertBackupCodes(tx, { memberId, hashes: codes.map((code) => markOf(app, memberId, code)) });
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
};

// Keyed: a short code hashed without a key could be found by trying them all.
const markOf = (app: App, memberId: MemberId, code: string): string => app.seal.mark(`backup:${memberId}:${code}`);

/** MF-02, MF-03: an authenticator or backup code of this member, used up by being right. */
export const assertSecondFactor = async (app: App, memberId: MemberId, code: string, now: Date): Promise<void> => {
  const forget = await guardCode(app, memberId, now);
  const row = await selectTwoFactor(app.db, { memberId });
  if (row === undefined || !row.enabled) fail(authErrors, 'two_factor_off');
  const isRight = /^[0-9]{6}$/.test(code)
    ? await burnTotp(app, row, code, now)
    : (await burnBackupCode(app.db, { memberId, codeHash: markOf(app, memberId, code) })) > 0;
  if (!isRight) fail(authErrors, 'wrong_code');
  await forget();
};

const burnTotp = async (app: App, row: SelectTwoFactorRow, code: string, now: Date): Promise<boolean> => {
  const timestamp = now.getTime();
  const delta = totpOf(app, app.seal.open(row.secret), '').validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const present = Math.floor(timestamp / 1000 / TOTP_PERIOD_S);
  return (await burnStep(app.db, { memberId: row.member_id, step: present + delta, furthest: present + 2 })) > 0;
};
