import { randomInt } from 'node:crypto';
import { authErrors } from '@wagram/contract/auth';
import { fail, newId, type App, type MemberId, type Viewer } from '#kernel';
import { grantWelcome } from '#ledger';
import { insertMember, selectMemberByHandle, selectMemberById, toOwnProfileView, type Member } from '#members';
import { admit, type SignInResult, type Caller } from '../admit.ts';

/** The two people whom a visitor may be for a while. */
const profiles = [
  {
    handle: 'ana',
    displayName: 'Ana Nováková',
    bio: 'Street photographer in Brno. Prints, film grain and slow Sundays.',
  },
  {
    handle: 'devjain',
    displayName: 'Dev Jain',
    bio: 'Building payment rails in the open. Rust by day, ramen by night.',
  },
] as const;

/** Made on first use; not counted as sign-ups. */
const ensureDemoMember = async (app: App, profile: (typeof profiles)[number], now: Date): Promise<Member> => {
  const known = await selectMemberByHandle(app.db, profile.handle);
  if (known?.demo === true) return known;
  const handle = known === null ? profile.handle : `${profile.handle}_demo`;
  const { displayName, bio } = profile;
  const row = {
    id: newId<MemberId>(),
    username: `@${handle}`,
    displayName,
    bio,
    verifiedBy: 'demo',
    demo: true,
  } as const;
  const made = await app.db.transaction(async (tx) => {
    const member = await insertMember(tx, { ...row, createdAt: now, updatedAt: now });
    if (member !== null) await grantWelcome(tx, member.id, app.config.welcomeGrant, now);
    return member;
  });
  return made ?? (await selectMemberByHandle(app.db, handle)) ?? fail(authErrors, 'cannot_save_user');
};

export const signInAsDemo = async (app: App, caller: Caller): Promise<SignInResult> => {
  if (!app.config.demo) fail(authErrors, 'demo_off');
  const profile = profiles[randomInt(profiles.length)] ?? profiles[0];
  return admit(app, caller, await ensureDemoMember(app, profile, caller.now));
};

/** D4: nobody can claim an identity. A twitter_id is answered only when the session's own member has it. */
export const createUser = async (
  app: App,
  caller: Caller,
  viewer: Viewer | null,
  twitterId: string | null,
): Promise<SignInResult> => {
  const member = viewer === null || twitterId === null ? null : await selectMemberById(app.db, viewer.memberId);
  if (member !== null && member.twitterId === twitterId) return { user: toOwnProfileView(app.config, member) };
  if (!app.config.demo && twitterId !== null) fail(authErrors, 'not_verified_by_x');
  return signInAsDemo(app, caller);
};

/** Demo members are everybody's: what would lock others out is not for them. */
export const assertNotDemo = (viewer: Viewer): void => {
  if (viewer.demo) fail(authErrors, 'demo_member');
};
