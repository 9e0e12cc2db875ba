// Many members at once, for a community that is made rather than joined. None of them counts as a sign-up.
import type { CreatorCategory } from '@wagram/contract/members';
import { toJson, type Db, type MemberId } from '#kernel';
import { insertDemo, selectHasReal } from './seed.gen.ts';

export interface DemoMemberDraft {
  id: MemberId;
  username: string;
  displayName: string;
  bio: string;
  private: boolean;
  creator: CreatorCategory | null;
  createdAt: Date;
}

/** A handle that somebody has already is left to them. */
export const insertDemoMembers = async (db: Db, drafts: readonly DemoMemberDraft[]): Promise<void> => {
  await insertDemo(db, { drafts: toJson(drafts) });
};

export const hasRealMember = async (db: Db): Promise<boolean> => (await selectHasReal(db)).found;
