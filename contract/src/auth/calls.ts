import * as z from 'zod/mini';
import { defineCall } from '#kernel';
import { handle, ownProfileView } from '#members';
import { authErrors } from './errors.ts';
import { email, givenPassword, newPassword, oneTimeCode, opaque, phone, secondFactor } from './fields.ts';
import { securityView, signedIn } from './views.ts';

export { createUser, getSession, logout } from './calls-session.ts';

const errors = authErrors;
const nothing = z.object({});

export const signup = defineCall({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create an account with e-mail and password',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_up',
  input: z.object({ username: handle, email, password: newPassword }),
  reply: signedIn,
});

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with e-mail and password',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ email, password: givenPassword }),
  reply: signedIn,
});

export const finishTwoFactor = defineCall({
  method: 'POST',
  path: '/api/auth/two-factor',
  summary: 'Second step of a sign-in: an authenticator or backup code',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ challenge: opaque, code: secondFactor }),
  reply: z.extend(signedIn, { accessToken: z.optional(z.string()) }),
});

export const twitterCallback = defineCall({
  method: 'POST',
  path: '/api/twitter-callback',
  summary: 'Exchange the code that X gave for a session',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ code: opaque, codeVerifier: opaque, redirectUri: opaque }),
  reply: z.object({ accessToken: z.string(), user: ownProfileView }),
});

export const startGoogle = defineCall({
  method: 'GET',
  path: '/api/auth/google/start',
  summary: 'The address of the OpenID provider to send the browser to',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ redirectUri: opaque, state: opaque, codeChallenge: opaque, nonce: opaque }),
  reply: z.object({ url: z.string() }),
});

export const googleCallback = defineCall({
  method: 'POST',
  path: '/api/auth/google-callback',
  summary: 'Exchange the code that the OpenID provider gave for a session',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ code: opaque, codeVerifier: opaque, redirectUri: opaque, nonce: opaque }),
  reply: signedIn,
});

export const startPhone = defineCall({
  method: 'POST',
  path: '/api/auth/phone',
  summary: 'Send a one-time code by SMS',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'code',
  input: z.object({ phone }),
  reply: z.object({ challenge: z.string() }),
});

export const verifyPhone = defineCall({
  method: 'POST',
  path: '/api/auth/phone/verify',
  summary: 'Sign in, or sign up, with the code from the SMS',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ challenge: opaque, code: oneTimeCode }),
  reply: signedIn,
});

export const getSecurity = defineCall({
  method: 'GET',
  path: '/api/auth/security',
  summary: 'Which ways in and which second steps the member has',
  for: 'member',
  whileSuspended: true,
  actor: null,
  errors,
  input: nothing,
  reply: z.object({ security: securityView }),
});
