// Many at once, with true counts. History is not news: nothing is emitted.
import { toJson, type Db, type MemberId } from '#kernel';
import { insertFollowRequests, insertFollows } from './seed.gen.ts';

export interface SeedFollow {
  followerId: MemberId;
  followingId: MemberId;
  createdAt: Date;
}

export const seedFollows = async (db: Db, follows: readonly SeedFollow[]): Promise<void> => {
  await insertFollows(db, { drafts: toJson(follows) });
};

export const seedFollowRequests = async (db: Db, requests: readonly SeedFollow[]): Promise<void> => {
  await insertFollowRequests(db, { drafts: toJson(requests) });
};
