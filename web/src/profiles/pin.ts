import type { QueryClient } from '@tanstack/react-query';
import type { PostId } from '@wagram/contract/kernel';
import { profileCalls } from '@wagram/contract/profiles';
import { ask, isAskError, keepStoredUser } from '#kernel';
import { toast } from '#ui';
import { refreshProfiles } from './api.ts';
import { texts } from './texts.ts';

const words = texts.pin;

/** SOC-07: null takes off what is pinned. */
export const pinPost = async (client: QueryClient, postId: PostId | null): Promise<void> => {
  try {
    const { profile } = await ask(profileCalls.pinPost, { post_id: postId });
    keepStoredUser(profile);
    await refreshProfiles(client);
    toast(postId === null ? words.undone : words.done, 'good');
  } catch (cause) {
    toast(isAskError(cause) && cause.status !== 0 ? cause.message : words.failed, 'bad');
  }
};
