// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type MemberId } from '#kernel';

export interface KeptOutExport {
  username: string;
  created_at: Date;
}

export const exportBlocks = many<{ memberId: MemberId }, KeptOutExport>(
  'blocks_export_blocks',
  `select m.username, b.created_at from blocks b join members m on m.id = b.blocked_id
where b.blocker_id = $1 order by b.created_at`,
  (p) => [p.memberId],
);

export const exportMutes = many<{ memberId: MemberId }, KeptOutExport>(
  'blocks_export_mutes',
  `select m.username, b.created_at from mutes b join members m on m.id = b.muted_id
where b.member_id = $1 order by b.created_at`,
  (p) => [p.memberId],
);

export const eraseBlocks = exec<{ memberId: MemberId }>(
  'blocks_erase_blocks',
  `delete from blocks where blocker_id = $1 or blocked_id = $1`,
  (p) => [p.memberId],
);

export const eraseMutes = exec<{ memberId: MemberId }>(
  'blocks_erase_mutes',
  `delete from mutes where member_id = $1 or muted_id = $1`,
  (p) => [p.memberId],
);
