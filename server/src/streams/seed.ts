import type { StreamCategory } from '@wagram/contract/streams';
import { statement, type Db } from '#kernel';

export interface SeedStream {
  id: string;
  hostId: string;
  title: string;
  category: StreamCategory;
  scheduledFor: Date;
  createdAt: Date;
}

const insertAll = statement(
  'stream_seed',
  `insert into streams (id, host_id, title, category, state, scheduled_for, created_at)
   select id, "hostId", title, category, 'scheduled', "scheduledFor", "createdAt"
   from jsonb_to_recordset($1) as draft (id uuid, "hostId" uuid, title text, category text, "scheduledFor" timestamptz, "createdAt" timestamptz)
   on conflict do nothing`,
);

/** Streams that are still to come. History is not news: nobody is told. */
export const seedStreams = async (tx: Db, streams: readonly SeedStream[]): Promise<void> => {
  if (streams.length > 0) await insertAll(tx, JSON.stringify(streams));
};
