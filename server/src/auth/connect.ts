import { authErrors } from '@house/contract/auth';
import type { OwnProfileView } from '@house/contract/members';
import { brokenUnique, fail, publish, type House } from '#kernel';
import { identified, selectMemberById, toOwnProfileView, updateMember } from '#members';
import type { Caller } from './admit.ts';
import { verifyGoogle } from './google.ts';
import { insertIdentity } from './identities.ts';
import { verifyX } from './x.ts';

interface XInput {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

export const connectX = async (
  house: House,
  caller: Caller,
  memberId: string,
  input: XInput,
): Promise<{ user: OwnProfileView }> => {
  const x = await verifyX(house, caller, input);
  const change = {
    twitterId: x.id,
    twitterUsername: x.username,
    twitterLink: `https://x.com/${x.username}`,
    twitterFollowersCount: x.followersCount,
    updatedAt: caller.now,
    ...(x.verified ? { verified: true, verifiedBy: 'x' as const } : {}),
  };
  const member = await house
    .transact(async (tx) => {
      const changed = await updateMember(tx, memberId, change);
      await publish(tx, identified(memberId));
      return changed;
    })
    .catch((error: unknown) => {
      if (brokenUnique(error) === 'members_twitter_id_key') fail(authErrors, 'identity_in_use');
      throw error;
    });
  return member === null ? fail(authErrors, 'authentication_failed') : { user: toOwnProfileView(house.config, member) };
};

export const connectGoogle = async (
  house: House,
  caller: Caller,
  memberId: string,
  input: XInput & { nonce: string },
): Promise<{ user: OwnProfileView }> => {
  const { subject } = await verifyGoogle(house, caller, input);
  const isNew = await insertIdentity(house.db, { provider: 'google', subject, memberId }, caller.now);
  if (!isNew) fail(authErrors, 'identity_in_use');
  const member = await selectMemberById(house.db, memberId);
  return member === null ? fail(authErrors, 'authentication_failed') : { user: toOwnProfileView(house.config, member) };
};
