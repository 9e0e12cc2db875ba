import type { ImportedFrom } from '@wagram/contract/posts';
import { toJson, type Db, type MemberId, type PostId } from '#kernel';
import { findFacets } from './facets.ts';
import { insertImported } from './import.gen.ts';

export interface ImportedPost {
  readonly id: PostId;
  /** Its id in an archive of this program: on its own server it may still be here. */
  readonly was: string | null;
  readonly content: string;
  readonly createdAt: Date;
}

/** SOC-18: answers how many are new here. A name after @ was somebody elsewhere, so nobody is mentioned. */
export const importPosts = async (
  tx: Db,
  memberId: MemberId,
  source: ImportedFrom,
  posts: readonly ImportedPost[],
): Promise<number> => {
  const drafts = posts.map((post) => ({
    ...post,
    facets: findFacets(post.content).filter(({ kind }) => kind !== 'mention'),
  }));
  return (await insertImported(tx, { memberId, source, drafts: toJson(drafts) })).made;
};
