import { describe, expect, it } from 'vitest';
import { people, testApp } from '#testing';
import { rooms } from './rooms.ts';

/** Columns that hold a member's id without a foreign key that says so. */
const unmarked = [
  'timelines.member_id',
  'timelines.author_id',
  'standings_due.member_id',
  'views.target_id',
  'view_days.target_id',
  'reports.target_id',
  'moderation_log.operator_id',
  'moderation_log.member_id',
  'moderation_log.target_id',
  'federation_keys.member_id',
  'federation_letters.member_id',
];

/** Tables that hold a member's id and are not in the archive, each with the reason. */
const notExported: Record<string, string> = {
  backup_codes: 'secrets',
  tickets: 'secrets that die within a day',
  partials: 'pieces of files that are not whole yet, for a day',
  uploads: 'secrets that die within an hour',
  idempotency: 'answers that the member has had, for a day',
  timelines: 'made from follows and posts, which are exported',
  standings: 'made from posts, which are exported',
  standings_due: 'which of these are to be counted again, for seconds',
  view_days: 'how often they were seen, which is exported as activity',
  exports: 'the archive itself',
  jobs: 'what is still to be done for them; mails among it are sealed',
  withheld_messages: 'what a message said, which is exported with it',
  erasures: 'that they are about to be erased, for a day',
  federation_actors: 'of people elsewhere',
  federation_keys: 'secrets',
  federation_pictures: 'of people elsewhere',
  federation_letters: 'what they said, on its way, for three days',
};

describe('an archive', () => {
  it('PR-05: covers every table that holds a member’s id, or says why not', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { rows } = await opened.app.database.pool.query<{ name: string }>(
      `select t.relname || '.' || c.attname as name from pg_constraint k join pg_class t on t.oid = k.conrelid
       join pg_attribute c on c.attrelid = t.oid and c.attnum = any(k.conkey)
       where k.contype = 'f' and k.confrelid = 'members'::regclass`,
    );
    const holding = new Set([...rows.map(({ name }) => name), ...unmarked].map((name) => name.split('.')[0] ?? ''));
    const exported = new Set<string>();
    for (const room of rooms)
      for (const table of Object.keys(await room.exportOf(opened.app.db, ana.id))) exported.add(table);
    expect([...holding].filter((table) => !exported.has(table) && !(table in notExported))).toEqual([]);
    expect(Object.keys(notExported).filter((table) => !holding.has(table) || exported.has(table))).toEqual([]);
  });

  it('PR-05: knows every uuid column that could hold one without a foreign key', async () => {
    const opened = await testApp();
    const { rows } = await opened.app.database.pool.query<{ name: string }>(
      `select t.relname || '.' || c.attname as name from pg_attribute c join pg_class t on t.oid = c.attrelid
       where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and c.atttypid = 'uuid'::regtype
         and c.attnum > 0 and not c.attisdropped
         and c.attname ~ '(member|operator|author|viewer|sender|receiver|from|target|owner|follow|block|mute|invite|report)'
         and not exists (
           select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = t.oid and c.attnum = any(k.conkey)
         )`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(unmarked.toSorted());
  });
});
