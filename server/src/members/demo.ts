import { kernelErrors } from '@wagram/contract/kernel';
import { fail, statement, type Db, type Viewer } from '#kernel';

/** Whom something belongs to; $1 is its id. */
const owners = {
  member: 'select $1::uuid',
  post: 'select member_id from posts where id = $1',
  comment:
    'select member_id from comments where id = $1 union select p.member_id from comments c join posts p on p.id = c.post_id where c.id = $1',
  stream: 'select host_id from streams where id = $1',
  /** The other side of two, or who runs a group. */
  conversation: `select x.member_id from conversations c join conversation_members x on x.conversation_id = c.id
    where c.id = $1 and (c.kind = 'direct' or x.role = 'owner')`,
} as const;
type Owned = keyof typeof owners;

const ask = (kind: Owned) =>
  statement(`demo_leaves_${kind}`, `select 1 from members m where m.id in (${owners[kind]}) and not m.demo limit 1`);

const leavesDemo: Readonly<Record<Owned, ReturnType<typeof ask>>> = {
  member: ask('member'),
  post: ask('post'),
  comment: ask('comment'),
  stream: ask('stream'),
  conversation: ask('conversation'),
};

/**
 * D28: what a demo member does stays in the demo, so that nothing of it moves a figure of somebody real. Before anything that
 * is written about what belongs to others; `purpose` ends the sentence that people read.
 */
export const keepInDemo = async (db: Db, viewer: Viewer, kind: Owned, id: string, purpose: string): Promise<void> => {
  if (!viewer.demo || (await leavesDemo[kind](db, id)).length === 0) return;
  fail(kernelErrors, 'demo_member', { text: `This is a shared demo account. Make your own to ${purpose}.` });
};
