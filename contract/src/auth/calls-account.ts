import * as z from 'zod/mini';
import { defineCall, idOf, type PasskeyId, type SessionId } from '#kernel';
import { authErrors } from './errors.ts';
import { email, givenPassword, newPassword, oneTimeCode, opaque, secondFactor } from './fields.ts';
import { BACKUP_CODES } from './limits.ts';
import { signedIn } from './views.ts';
import { passkeyView, sessionView } from './views-account.ts';

const errors = authErrors;
const nothing = z.object({});
export const backupCodes = z.object({ backup_codes: z.array(z.string()).check(z.length(BACKUP_CODES)) });
/** What shows once more that it is the owner: the password, and a code where two-factor is on. */
export const proof = z.object({ password: z.optional(givenPassword), code: z.optional(secondFactor) });
// What the browser's authenticator speaks; @simplewebauthn checks it, so only its size is checked here.
const webauthn = z.looseObject({});

export const setUpTwoFactor = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor/setup',
  summary: 'A fresh secret for an authenticator app, for its owner; nothing changes until it is verified',
  for: 'member',
  actor: null,
  errors,
  limit: 'sign_in',
  input: proof,
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const enableTwoFactor = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  summary: 'Switch two-factor on with the first code; answers the backup codes once',
  for: 'member',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ code: oneTimeCode }),
  reply: backupCodes,
});

export const disableTwoFactor = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  summary: 'Switch two-factor off; needs a code',
  for: 'member',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ code: secondFactor }),
  reply: nothing,
});

export const renewBackupCodes = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor/backup-codes',
  summary: 'Five new backup codes; the old ones die',
  for: 'member',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ code: secondFactor }),
  reply: backupCodes,
});

export const sendVerification = defineCall({
  method: 'POST',
  path: '/api/auth/verify-email/send',
  summary: 'Mail the member a link that proves the address is theirs',
  for: 'member',
  actor: null,
  errors,
  limit: 'code',
  input: nothing,
  reply: nothing,
});

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Follow the link of a verification mail',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ token: opaque }),
  reply: nothing,
});

// The answer is the same whether the address is known or not.
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link to choose a new password',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'code',
  input: z.object({ email }),
  reply: nothing,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password by a mailed link; with two-factor on a code is needed too',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ token: opaque, password: newPassword, code: z.optional(secondFactor) }),
  reply: nothing,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the password; every other session ends',
  for: 'member',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ current: givenPassword, password: newPassword, code: z.optional(secondFactor) }),
  reply: nothing,
});

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the member is signed in',
  for: 'member',
  actor: null,
  errors,
  input: nothing,
  reply: z.object({ sessions: z.array(sessionView) }),
});

export const endSessions = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'End one session, or all but this one',
  for: 'member',
  actor: null,
  errors,
  input: z
    .object({ session_id: z.optional(idOf<SessionId>()), all_others: z.optional(z.literal(true)) })
    .check(
      z.refine(
        (input) => (input.session_id === undefined) !== (input.all_others === undefined),
        'Name one session, or all others',
      ),
    ),
  reply: nothing,
});

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/api/auth/passkeys',
  summary: "The member's passkeys",
  for: 'member',
  actor: null,
  errors,
  input: nothing,
  reply: z.object({ passkeys: z.array(passkeyView) }),
});

export const startPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/start',
  summary: 'Options for making a passkey on this device',
  for: 'member',
  actor: null,
  errors,
  limit: 'sign_in',
  input: proof,
  reply: z.object({ options: webauthn }),
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Keep the passkey that the device has made',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), response: webauthn }),
  reply: z.object({ passkey: passkeyView }),
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/auth/passkeys',
  summary: 'Forget a passkey',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ passkey_id: idOf<PasskeyId>() }),
  reply: nothing,
});

export const startPasskeyLogin = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/login/start',
  summary: 'Options for signing in with a passkey',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: nothing,
  reply: z.object({ challenge: z.string(), options: webauthn }),
});

export const passkeyLogin = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/login',
  summary: 'Sign in with a passkey',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ challenge: opaque, response: webauthn }),
  reply: signedIn,
});

export const startConnect = defineCall({
  method: 'POST',
  path: '/api/auth/connect/start',
  summary: 'Show once more who is signed in, before an identity elsewhere is connected',
  for: 'member',
  actor: null,
  errors,
  limit: 'sign_in',
  input: proof,
  /** Goes with the answer of the provider, once and within minutes. */
  reply: z.object({ confirmation: z.string() }),
});

// Connecting is always asked for by somebody who is signed in: two identities never join by themselves.
export const connectX = defineCall({
  method: 'POST',
  path: '/api/auth/connect/x',
  summary: 'Connect an X identity to the signed-in member',
  for: 'member',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ code: opaque, codeVerifier: opaque, redirectUri: opaque, confirmation: opaque }),
  reply: signedIn,
});

export const connectGoogle = defineCall({
  method: 'POST',
  path: '/api/auth/connect/google',
  summary: 'Connect an identity at the OpenID provider to the signed-in member',
  for: 'member',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({
    code: opaque,
    codeVerifier: opaque,
    redirectUri: opaque,
    nonce: opaque,
    confirmation: opaque,
  }),
  reply: signedIn,
});
