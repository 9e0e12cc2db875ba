import { isId, kernelErrors } from '@wagram/contract/kernel';
import { streamErrors } from '@wagram/contract/streams';
import { fail, type StreamId, type Viewer } from '#kernel';
import { assertLetIn } from './door.ts';
import type { StreamsApp } from './watching/figures.ts';
import type { Way } from './carry/peers.ts';
import { selectStanding, type Standing } from './watching/watching.gen.ts';

/** Who may send the picture of a live stream, or have it. */
export const admit = async (app: StreamsApp, way: Way, viewer: Viewer | null, streamId: string): Promise<Standing> => {
  if (way === 'whip' && viewer === null) fail(kernelErrors, 'signed_out');
  if (viewer?.state === 'suspended') fail(kernelErrors, 'account_suspended');
  const standing = isId<StreamId>(streamId)
    ? await selectStanding(app.db, { viewer: viewer?.memberId ?? null, streamId })
    : undefined;
  if (standing === undefined) fail(streamErrors, 'stream_not_found');
  if (way === 'whip' && standing.host_id !== viewer?.memberId) fail(streamErrors, 'not_host');
  await assertLetIn(app.door, viewer?.memberId ?? null, standing.id);
  return standing.state === 'live' ? standing : fail(streamErrors, 'not_live');
};
