import { randomInt } from 'node:crypto';
import { and, count, eq, gt, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { authErrors, BACKUP_CODES, TOTP_DIGITS, TOTP_PERIOD_S } from '@wagram/contract/auth';
import { fail, tables, type Db, type App, type Viewer } from '#kernel';
import { selectMemberById } from '#members';
import { guardCode } from './guard.ts';
import { twoFactorMail } from './mails.ts';
import { endOtherSessions, holdSession, sessionsEnded } from './sessions.ts';
import { tellOwner } from './tell-owner.ts';

const { backupCodes, twoFactors } = tables;

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

const selectTwoFactor = async (db: Db, memberId: string): Promise<typeof twoFactors.$inferSelect | null> => {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.memberId, memberId));
  return row ?? null;
};

export const hasTwoFactor = async (db: Db, memberId: string): Promise<boolean> =>
  (await selectTwoFactor(db, memberId))?.enabled === true;

export const countBackupCodes = async (db: Db, memberId: string): Promise<number> => {
  const [row] = await db.select({ left: count() }).from(backupCodes).where(eq(backupCodes.memberId, memberId));
  return row?.left ?? 0;
};

/** A fresh secret, not yet in force: a member who never verifies it keeps signing in as before. */
export const setUpTwoFactor = async (
  app: App,
  memberId: string,
  now: Date,
  confirm: () => Promise<void>,
): Promise<{ secret: string; uri: string }> => {
  if (await hasTwoFactor(app.db, memberId)) fail(authErrors, 'two_factor_already_on');
  // Whoever finds an open page must not lock its owner out with an authenticator of their own.
  await confirm();
  const member = await selectMemberById(app.db, memberId);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const row = { memberId, secret: app.seal.close(secret), enabled: false, lastStep: 0, createdAt: now };
  const kept = await app.db
    .insert(twoFactors)
    .values(row)
    .onConflictDoUpdate({ target: twoFactors.memberId, set: row, setWhere: eq(twoFactors.enabled, false) })
    .returning();
  if (kept.length === 0) fail(authErrors, 'two_factor_already_on');
  return { secret, uri: totpOf(app, secret, member?.username ?? '').toString() };
};

export const enableTwoFactor = async (app: App, viewer: Viewer, code: string, now: Date): Promise<string[]> => {
  const { memberId } = viewer;
  const forget = await guardCode(app, memberId, now);
  const row = await selectTwoFactor(app.db, memberId);
  if (row === null) fail(authErrors, 'two_factor_off');
  if (row.enabled) fail(authErrors, 'two_factor_already_on');
  if (!(await burnTotp(app, row, code, now))) fail(authErrors, 'wrong_code');
  await forget();
  const codes = await app.db.transaction(async (tx) => {
    if (!(await holdSession(tx, viewer))) fail(authErrors, 'session_not_found');
    await tx.update(twoFactors).set({ enabled: true }).where(eq(twoFactors.memberId, memberId));
    await endOtherSessions(tx, memberId, viewer.sessionId);
    return replaceBackupCodes(app, tx, memberId);
  });
  await switched(app, viewer, true, now);
  return codes;
};

export const disableTwoFactor = async (app: App, viewer: Viewer, code: string, now: Date): Promise<void> => {
  await assertSecondFactor(app, viewer.memberId, code, now);
  await app.db.transaction(async (tx) => {
    await dropTwoFactor(tx, viewer.memberId);
    await endOtherSessions(tx, viewer.memberId, viewer.sessionId);
  });
  await switched(app, viewer, false, now);
};

/** SE-03: whoever was signed in elsewhere came by weaker means, or no longer should be. */
const switched = async (app: App, { memberId, sessionId }: Viewer, isOn: boolean, now: Date): Promise<void> => {
  sessionsEnded(app, memberId, sessionId);
  const member = await selectMemberById(app.db, memberId);
  if (member !== null) tellOwner(app, member, twoFactorMail(app.config.brand.name, member, isOn), now);
};

export const dropTwoFactor = async (tx: Db, memberId: string): Promise<boolean> => {
  await tx.delete(backupCodes).where(eq(backupCodes.memberId, memberId));
  const gone = await tx.delete(twoFactors).where(eq(twoFactors.memberId, memberId)).returning();
  return gone.some((row) => row.enabled);
};

export const renewBackupCodes = async (app: App, memberId: string, code: string, now: Date): Promise<string[]> => {
  await assertSecondFactor(app, memberId, code, now);
  return app.db.transaction((tx) => replaceBackupCodes(app, tx, memberId));
};

const replaceBackupCodes = async (app: App, tx: Db, memberId: string): Promise<string[]> => {
  const codes = Array.from({ length: BACKUP_CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(''),
  );
  await tx.delete(backupCodes).where(eq(backupCodes.memberId, memberId));
  await tx.insert(backupCodes).values(codes.map((code) => ({ memberId, codeHash: markOf(app, memberId, code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
};

// Keyed: a short code hashed without a key could be found by trying them all.
const markOf = (app: App, memberId: string, code: string): string => app.seal.mark(`backup:${memberId}:${code}`);

/** MF-02, MF-03: an authenticator or backup code of this member, used up by being right. */
export const assertSecondFactor = async (app: App, memberId: string, code: string, now: Date): Promise<void> => {
  const forget = await guardCode(app, memberId, now);
  const row = await selectTwoFactor(app.db, memberId);
  if (row === null || !row.enabled) fail(authErrors, 'two_factor_off');
  const isRight = /^[0-9]{6}$/.test(code)
    ? await burnTotp(app, row, code, now)
    : await burnBackupCode(app, memberId, code);
  if (!isRight) fail(authErrors, 'wrong_code');
  await forget();
};

/** A time step works once: the row moves forward in one statement, so of two equal codes at once one wins. */
const burnTotp = async (app: App, row: typeof twoFactors.$inferSelect, code: string, now: Date): Promise<boolean> => {
  const timestamp = now.getTime();
  const delta = totpOf(app, app.seal.open(row.secret), '').validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const present = Math.floor(timestamp / 1000 / TOTP_PERIOD_S);
  const step = present + delta;
  // A step further ahead than any code that is right now was burned by a clock that has been put back since.
  const isUnused = or(lt(twoFactors.lastStep, step), gt(twoFactors.lastStep, present + 2));
  const burned = await app.db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.memberId, row.memberId), isUnused))
    .returning({ memberId: twoFactors.memberId });
  return burned.length > 0;
};

const burnBackupCode = async (app: App, memberId: string, code: string): Promise<boolean> => {
  const burned = await app.db
    .delete(backupCodes)
    .where(and(eq(backupCodes.memberId, memberId), eq(backupCodes.codeHash, markOf(app, memberId, code))))
    .returning();
  return burned.length > 0;
};
