import { FEW_FOUND, type FoundMember } from '@wagram/contract/search';
import type { Db, MemberId } from '#kernel';
import { badgeOf } from '#members';
import { slipsFrom } from './distance.ts';
import { selectByPrefix, selectSimilar, type FoundRow } from './members.gen.ts';
import { parseMemberQuery } from './parse-query.ts';

/** One or two letters are alike to everything. */
const SIMILAR_MIN = 3;
const SIMILAR_MAX = 24;

const toFoundMember = (row: FoundRow): FoundMember => ({
  id: row.id,
  username: row.username,
  displayName: row.display_name,
  avatar_url: row.avatar_url,
  bio: row.bio,
  verified: row.verified,
  badge: badgeOf(row),
  followers_count: row.followers_count,
  is_following: row.is_following,
});

/** Likeness finds them, slips rank them; among equals the order of the database stays. */
const nearestFirst = (text: string, rows: readonly FoundRow[]): FoundRow[] =>
  rows
    .map((row) => ({ row, slips: slipsFrom(text, [row.username, row.display_name]) }))
    .sort((one, other) => one.slips - other.slips)
    .map(({ row }) => row);

interface Query {
  readonly q: string;
  readonly limit: number;
  /** A member who is not meant. */
  readonly except?: MemberId | undefined;
}

/** SRCH-01: who begins with the words; when these are few, who is called something like them. */
export const findMembers = async (db: Db, viewerId: MemberId | null, query: Query): Promise<FoundMember[]> => {
  const { handle, name, text } = parseMemberQuery(query.q);
  if (text === '') return [];
  const except = query.except ?? null;
  const near = await selectByPrefix(db, {
    viewer: viewerId,
    handleFrom: handle.from,
    handleTo: handle.to,
    nameFrom: name.from,
    nameTo: name.to,
    except,
    count: query.limit,
  });
  if (near.length >= Math.min(FEW_FOUND, query.limit) || text.length < SIMILAR_MIN) return near.map(toFoundMember);
  const known = [...near.map(({ id }) => id), ...(except === null ? [] : [except])];
  const alike = await selectSimilar(db, { viewer: viewerId, text, known, count: SIMILAR_MAX });
  return [...near, ...nearestFirst(text, alike).slice(0, query.limit - near.length)].map(toFoundMember);
};
