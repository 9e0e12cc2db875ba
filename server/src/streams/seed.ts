import type { StreamCategory } from '@wagram/contract/streams';
import { toJson, type Db, type MemberId, type StreamId } from '#kernel';
import { insertStreams } from './seed.gen.ts';

export interface SeedStream {
  id: StreamId;
  hostId: MemberId;
  title: string;
  category: StreamCategory;
  scheduledFor: Date;
  createdAt: Date;
}

/** Streams that are still to come. History is not news: nobody is told. */
export const seedStreams = async (tx: Db, streams: readonly SeedStream[]): Promise<void> => {
  if (streams.length > 0) await insertStreams(tx, { drafts: toJson(streams) });
};
