import * as z from 'zod/mini';
import { authErrors } from '@wagram/contract/auth';
import { askOutside, fail, OutboundError, type Config, type App, type OutboundReply } from '#kernel';
import { freeHandle, selectMemberByTwitterId, setXFollowers, type Member } from '#members';
import { admit, type SignInResult, type Caller } from '../admit.ts';
import { createGuided } from './email.ts';
import { assertRedirect } from './redirect.ts';
import { isReserved } from '../reserved.ts';
import { takeXAvatar } from './x-avatar.ts';

type X = NonNullable<Config['x']>;

export interface XUser {
  id: string;
  username: string;
  name: string;
  avatarUrl: string | null;
  bio: string | null;
  verified: boolean;
  followersCount: number | null;
}

interface CallbackInput {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/** Exchanges the code and admits the member behind the X identity, making one on the first visit. */
export const signInWithX = async (
  app: App,
  caller: Caller,
  input: CallbackInput,
): Promise<SignInResult & { accessToken: string }> => {
  const user = await verifyX(app, caller, input);
  const known = await selectMemberByTwitterId(app.db, user.id);
  const member =
    known === null ? await createFromX(app, caller, user) : await refreshFromX(app, known, user, caller.now);
  const { accessToken = '', ...admitted } = await admit(app, caller, member, true);
  return { ...admitted, accessToken };
};

/** Asks X who this is. The provider's token is used once, here, and goes nowhere else (D5). */
export const verifyX = async (app: App, caller: Caller, input: CallbackInput): Promise<XUser> => {
  const x = app.config.x;
  if (x === null) fail(authErrors, 'x_not_configured');
  assertRedirect(caller, input.redirectUri, '/twitter/callback', '/auth/callback');
  return readUser(x, await exchangeCode(x, input));
};

const tokenReply = z.object({
  access_token: z.optional(z.string()),
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
});

const exchangeCode = async (x: X, input: CallbackInput): Promise<string> => {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: input.code,
    redirect_uri: input.redirectUri,
    code_verifier: input.codeVerifier,
    client_id: x.clientId,
  });
  const headers: Record<string, string> = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  };
  if (x.clientSecret !== null)
    headers.authorization = `Basic ${Buffer.from(`${encodeURIComponent(x.clientId)}:${encodeURIComponent(x.clientSecret)}`).toString('base64')}`;
  const reply = await askX(x.tokenUrl, { method: 'POST', headers, body: form });
  const said = z.safeParse(tokenReply, parseJson(reply.body));
  if (reply.status >= 400) {
    const { error, error_description: description } = said.success ? said.data : {};
    fail(authErrors, 'token_exchange_failed', {
      text: `Token exchange failed: ${error ?? reply.status}`,
      details: description ?? `X answered ${reply.status}`,
      hint:
        reply.status < 500
          ? 'The code may have been used already. Please start again.'
          : 'X has a problem right now. Please try again later.',
    });
  }
  if (!said.success || said.data.access_token === undefined || said.data.access_token === '')
    fail(authErrors, 'no_access_token');
  return said.data.access_token;
};

const userReply = z.object({
  data: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    username: z.string().check(z.regex(/^[A-Za-z0-9_]{1,50}$/)),
    name: z.optional(z.string()),
    profile_image_url: z.optional(z.string()),
    description: z.optional(z.string()),
    verified: z.optional(z.boolean()),
    public_metrics: z.optional(z.object({ followers_count: z.optional(z.int()) })),
  }),
});

const FIELDS = 'id,username,name,profile_image_url,description,verified,public_metrics';

const readUser = async (x: X, token: string): Promise<XUser> => {
  const url = new URL('/2/users/me', x.apiUrl);
  url.searchParams.set('user.fields', FIELDS);
  const reply = await askX(url.href, { headers: { authorization: `Bearer ${token}` } });
  const said = z.safeParse(userReply, parseJson(reply.body));
  if (reply.status >= 400 || !said.success) fail(authErrors, 'no_user_information');
  const user = said.data.data;
  return {
    id: user.id,
    username: user.username,
    name: user.name ?? user.username,
    avatarUrl: user.profile_image_url ?? null,
    bio: user.description === undefined || user.description === '' ? null : user.description.slice(0, 160),
    verified: user.verified === true,
    followersCount: user.public_metrics?.followers_count ?? null,
  };
};

/** AUTH-15, OA-05: 429 has its own sentence; slow, huge, redirecting or unreachable is one failure with its reason. */
const askX = async (url: string, init: RequestInit): Promise<OutboundReply> => {
  const reply = await askOutside(url, init).catch((error: unknown) => {
    if (!(error instanceof OutboundError)) throw error;
    const hint = 'X could not be reached. Please try again later.';
    return fail(authErrors, 'token_exchange_failed', {
      text: `Token exchange failed: ${error.reason.replace('_', ' ')}`,
      details: error.message,
      hint,
    });
  });
  if (reply.status === 429 || reply.body.includes('Too Many Requests'))
    fail(authErrors, 'x_rate_limited', { retryAfterS: 900 });
  return reply;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const createFromX = async (app: App, caller: Caller, user: XUser): Promise<Member> => {
  const handle = await freeHandle(app.db, user.username, isReserved(app));
  const draft = {
    handle,
    displayName: user.name,
    bio: user.bio,
    x: { id: user.id, username: user.username, verified: user.verified, followersCount: user.followersCount },
  };
  const member = await createGuided(app, caller, draft, async () => undefined);
  if (user.avatarUrl !== null)
    app.background(takeXAvatar(app, member.id, user.avatarUrl), 'taking over the picture of an X profile');
  return member;
};

/** D24: of a known profile only X's follower count changes. */
const refreshFromX = async (app: App, member: Member, user: XUser, now: Date): Promise<Member> =>
  (await setXFollowers(app.db, { memberId: member.id, followersCount: user.followersCount, now })) ?? member;
