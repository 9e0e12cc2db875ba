import * as z from 'zod/mini';
import { defineCall } from '#kernel';
import { ownProfileView } from '#members';
import { authErrors } from './errors.ts';
import { signedIn } from './views.ts';

// Apart from the others, because every page asks them: none of them has a form, and what forms are checked with is left out
// of the first load (web/build/lean-calls.ts).
const errors = authErrors;
const nothing = z.object({});

export const getSession = defineCall({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Who is signed in; null when nobody is',
  for: 'anyone',
  actor: null,
  errors,
  input: nothing,
  reply: z.object({ user: z.nullable(ownProfileView) }),
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  for: 'anyone',
  actor: null,
  errors,
  input: nothing,
  reply: nothing,
});

// D4: the documented fields are accepted and mean nothing; the server decides who the profile is.
export const createUser = defineCall({
  method: 'POST',
  path: '/api/users',
  summary: 'Demo sign-in, or the profile of an X identity that the server has just verified',
  for: 'anyone',
  actor: null,
  errors,
  limit: 'sign_in',
  input: z.object({ twitter_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))) }),
  reply: signedIn,
});
