import * as oidc from 'openid-client';
import { authErrors } from '@wagram/contract/auth';
import { boundedFetch, fail, mailLater, type Config, type App } from '#kernel';
import { clearEmail, freeHandle, selectMemberByEmail, type Member } from '#members';
import { admit, type SignInResult, type Caller } from '../admit.ts';
import { createGuided } from './email.ts';
import { insertIdentity, selectByIdentity } from './identities.ts';
import { identityTakenMail } from '../mail/mails.ts';
import { deletePassword } from '../safety/passwords.ts';
import { assertRedirect } from './redirect.ts';
import { isReserved } from '../reserved.ts';
import { endOtherSessions } from '../sessions/sessions.ts';

const CALLBACK = '/auth/callback';
const DISCOVERY_MS = 3600_000;

type Google = NonNullable<Config['google']>;

// Of the process: what a provider says of itself is the same for every program that asks.
let found: { key: string; at: number; configuration: Promise<oidc.Configuration> } | null = null;

/** Discovery is kept for an hour; a failed one is asked again at the next try. */
const discover = (google: Google, now: number): Promise<oidc.Configuration> => {
  const key = `${google.issuer} ${google.clientId}`;
  if (found !== null && found.key === key && now - found.at < DISCOVERY_MS) return found.configuration;
  const insecure = new URL(google.issuer).protocol === 'http:';
  const configuration = oidc.discovery(new URL(google.issuer), google.clientId, google.clientSecret, undefined, {
    [oidc.customFetch]: (url, init) => boundedFetch(url, init as RequestInit),
    // A provider on http is one that the operator has chosen, on their own machine.
    ...(insecure ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
  found = { key, at: now, configuration };
  configuration.catch(() => {
    found = null;
  });
  return configuration;
};

const configured = (app: App): Google => app.config.google ?? fail(authErrors, 'google_not_configured');

interface StartInput {
  redirectUri: string;
  state: string;
  codeChallenge: string;
  nonce: string;
}

export const startGoogle = async (app: App, caller: Caller, input: StartInput): Promise<string> => {
  const google = configured(app);
  assertRedirect(caller, input.redirectUri, CALLBACK);
  const configuration = await discover(google, caller.now.getTime()).catch(() =>
    fail(authErrors, 'authentication_failed'),
  );
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: input.redirectUri,
    scope: 'openid email profile',
    state: input.state,
    nonce: input.nonce,
    code_challenge: input.codeChallenge,
    code_challenge_method: 'S256',
  });
  return url.href;
};

interface CallbackInput {
  code: string;
  codeVerifier: string;
  redirectUri: string;
  nonce: string;
}

interface GoogleUser {
  subject: string;
  /** Only when the provider says that it is verified. */
  email: string | null;
  name: string | null;
}

export const verifyGoogle = async (app: App, caller: Caller, input: CallbackInput): Promise<GoogleUser> => {
  const google = configured(app);
  assertRedirect(caller, input.redirectUri, CALLBACK);
  const url = new URL(input.redirectUri);
  url.searchParams.set('code', input.code);
  try {
    const configuration = await discover(google, caller.now.getTime());
    const iss = configuration.serverMetadata().authorization_response_iss_parameter_supported === true;
    if (iss) url.searchParams.set('iss', configuration.serverMetadata().issuer);
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: input.codeVerifier,
      expectedNonce: input.nonce,
      // The browser that started compares the state (D2); the verifier and the nonce bind the code to it here.
      expectedState: oidc.skipStateCheck,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) fail(authErrors, 'no_user_information');
    const { email, email_verified: verified, name } = claims;
    return {
      subject: claims.sub,
      email: verified === true && typeof email === 'string' ? email.toLowerCase() : null,
      name: typeof name === 'string' ? name : null,
    };
  } catch (error) {
    app.log.info(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'sign-in through the OpenID provider failed',
    );
    return fail(authErrors, 'authentication_failed');
  }
};

export const signInWithGoogle = async (app: App, caller: Caller, input: CallbackInput): Promise<SignInResult> => {
  const user = await verifyGoogle(app, caller, input);
  const known = await selectByIdentity(app.db, 'google', user.subject);
  const member = known ?? (await createFromGoogle(app, caller, user));
  return admit(app, caller, member);
};

/** AU-07: never joins two identities in silence. An address that was never proved goes to whoever proves it. */
const createFromGoogle = async (app: App, caller: Caller, user: GoogleUser): Promise<Member> => {
  const holder = user.email === null ? null : await selectMemberByEmail(app.db, user.email);
  if (holder !== null && holder.emailVerifiedAt !== null) fail(authErrors, 'email_belongs_to_member');
  if (holder !== null) await dispossess(app, holder);
  const preferred = user.email?.split('@')[0] ?? user.name ?? '';
  const handle = await freeHandle(app.db, preferred, isReserved(app));
  const draft = {
    handle,
    displayName: user.name,
    email: user.email,
    emailVerifiedAt: user.email === null ? null : caller.now,
  };
  return createGuided(app, caller, draft, async (tx, member) => {
    await insertIdentity(tx, { provider: 'google', subject: user.subject, memberId: member.id }, caller.now);
  });
};

const dispossess = async (app: App, holder: Member): Promise<void> => {
  await app.transact(async (tx) => {
    await clearEmail(tx, { memberId: holder.id });
    await deletePassword(tx, holder.id);
    await endOtherSessions(tx, holder.id, null);
    if (app.mailer.works) await mailLater(app, tx, identityTakenMail(app.config.brand.name, holder), holder.id);
  });
};
