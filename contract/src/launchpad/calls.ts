import * as z from 'zod/mini';
import { chainAddress, chainErrors, chainSignature } from '#chain';
import {
  defineCall,
  fitsGraphemes,
  idOf,
  kernelErrors,
  memberText,
  nextCursor,
  pageInput,
  type LaunchId,
  type MemberId,
} from '#kernel';
import { launchErrors } from './errors.ts';
import {
  GOAL_MAX,
  GOAL_MIN,
  OPEN_HOURS,
  PLEDGE_MIN,
  SHARE_MAX,
  SUPPLY_MAX,
  SUPPLY_MIN,
  SYMBOL_MAX,
  SYMBOL_MIN,
  TOKEN_NAME_MAX,
  VESTING_DAYS,
} from './limits.ts';
import { launchView, ownPartView, tokenView, toSign, vestingView } from './views.ts';

const user_id = z.optional(idOf<MemberId>());
const launch_id = idOf<LaunchId>();
const errors = { ...kernelErrors, ...chainErrors, ...launchErrors };

const between = (least: bigint, most: bigint, message: string) =>
  z.string().check(
    z.regex(/^[1-9][0-9]{0,18}$/, message),
    z.refine((text) => /^[0-9]{1,19}$/.test(text) && BigInt(text) >= least && BigInt(text) <= most, message),
  );

const name = z.pipe(
  z.pipe(
    memberText,
    z.transform((text) => text.trim()),
  ),
  z.string().check(
    z.minLength(1, 'Give the token a name'),
    z.refine((text) => fitsGraphemes(text, TOKEN_NAME_MAX), `A name has at most ${TOKEN_NAME_MAX} characters`),
  ),
);
const symbol = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[A-Z0-9]{${SYMBOL_MIN},${SYMBOL_MAX}}$`),
      `A symbol has ${SYMBOL_MIN} to ${SYMBOL_MAX} capital letters or digits`,
    ),
  );

export const launchDraft = {
  name,
  symbol,
  /** Of our media store, uploaded by who sends it. */
  image_url: z.optional(z.nullable(z.string().check(z.maxLength(2_048)))),
  /** In whole tokens. */
  supply: between(SUPPLY_MIN, SUPPLY_MAX, 'A supply lies between a thousand and a million million'),
  /** In lamports. */
  goal: between(GOAL_MIN, GOAL_MAX, 'A goal lies between 0.1 and 1,000,000 SOL'),
  cap: between(PLEDGE_MIN, GOAL_MAX, 'A cap lies between 0.01 SOL and the goal'),
  /** In whole percent. */
  share: z.coerce.number().check(z.int(), z.gte(0), z.lte(SHARE_MAX)),
  vesting_days: z.literal(VESTING_DAYS, 'Choose one of the times that are offered'),
  open_hours: z.literal(OPEN_HOURS, 'Choose one of the times that are offered'),
};

export const createLaunch = defineCall({
  method: 'POST',
  path: '/api/launches',
  summary: 'Keep the terms of a launch; nothing is made before its creator has signed',
  for: 'member',
  actor: 'user_id',
  once: () => true,
  errors,
  input: z.object({ user_id, address: chainAddress, ...launchDraft }),
  reply: z.object({ launch: launchView }),
});

export const composeLaunch = defineCall({
  method: 'POST',
  path: '/api/launches/compose',
  summary: 'The transaction that makes the token, for its creator to sign; composed anew each time',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, launch_id }),
  reply: toSign,
});

export const signLaunch = defineCall({
  method: 'POST',
  path: '/api/launches/sign',
  summary: 'The creator’s signature on what was composed: the launch key signs last, and the token is made',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, launch_id, signature: chainSignature }),
  reply: z.object({ launch: launchView }),
});

export const listLaunches = defineCall({
  method: 'GET',
  path: '/api/launches',
  summary: 'Launches: open ones by their end, those that are over, one’s own, or those that one has pledged to',
  for: 'anyone',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id, filter: z._default(z.enum(['open', 'over', 'mine', 'pledged']), 'open'), ...pageInput }),
  reply: z.object({ launches: z.array(launchView), next_cursor: nextCursor }),
});

export const readToken = defineCall({
  method: 'GET',
  path: '/api/launches/token',
  summary: 'What the network says of a token, and its launch where it was made here',
  for: 'anyone',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, address: chainAddress }),
  reply: z.object({ token: tokenView }),
});

export const pledge = defineCall({
  method: 'POST',
  path: '/api/launches/pledge',
  summary: 'Say at which address a pledge lies; what counts is what the network says of it, now and at the end',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, launch_id, address: chainAddress }),
  reply: z.object({ launch: launchView, own: ownPartView }),
});

export const composeRelease = defineCall({
  method: 'POST',
  path: '/api/launches/release/compose',
  summary: 'The transaction that hands the creator what is released of their share by now, for them to sign',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, launch_id }),
  reply: toSign,
});

export const signRelease = defineCall({
  method: 'POST',
  path: '/api/launches/release/sign',
  summary: 'The creator’s signature on that: the launch key signs last',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, launch_id, signature: chainSignature }),
  reply: z.object({ vesting: vestingView }),
});
