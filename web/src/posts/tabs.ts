import type { MemberId, PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import type { QueryClient } from '@tanstack/react-query';
import { getBrand, readStoredUser } from '#kernel';
import { patchPost } from './card/text/entities.ts';

// What a member does to a post in one tab is seen in the others. Another member's tabs do not listen.
interface Told {
  readonly viewer: MemberId;
  readonly id: PostId;
  readonly patch: Partial<PostView>;
}

let channel: BroadcastChannel | null = null;
const listening = new WeakSet<QueryClient>();

const open = (): BroadcastChannel | null => {
  if (channel === null && typeof BroadcastChannel === 'function')
    channel = new BroadcastChannel(`${getBrand().slug}-posts`);
  return channel;
};

/** Called by whatever can change a post; listens once for each page. */
export const hearOtherTabs = (client: QueryClient): void => {
  if (listening.has(client)) return;
  listening.add(client);
  open()?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.viewer === readStoredUser()?.id) patchPost(client, data.id, () => data.patch);
  });
};

export const tellOtherTabs = (id: PostId, patch: Partial<PostView>): void => {
  const viewer = readStoredUser()?.id;
  if (viewer !== undefined) open()?.postMessage({ viewer, id, patch } satisfies Told);
};
