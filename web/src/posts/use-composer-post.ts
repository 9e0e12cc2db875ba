import { POST_MAX, postCalls } from '@wagram/contract/posts';
import type { PostView } from '@wagram/contract/posts';
import type { UploadScreen } from '@wagram/contract/media';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask, readStoredUser } from '#kernel';
import { texts } from './composer-texts.ts';
import { putPostFirst } from './entities.ts';
import { useComposer } from './use-composer.ts';

interface NewPost {
  readonly content: string;
  readonly imageUrl: string | null;
  readonly alt?: string | undefined;
  readonly key?: string;
}

/** POST-13. The created post stands first in its lists. */
export const useCreatePost = (): ((wanted: NewPost) => Promise<PostView>) => {
  const client = useQueryClient();
  return useCallback(
    async ({ content, imageUrl, alt, key }) => {
      const input = {
        content,
        image_url: imageUrl,
        user_id: readStoredUser()?.id,
        ...(alt === undefined || alt === '' ? {} : { alt }),
      };
      const { post } = await ask(postCalls.createPost, input, key === undefined ? {} : { key });
      putPostFirst(client, post);
      return post;
    },
    [client],
  );
};

export const usePostComposer = (screen: UploadScreen, onDone: (post: PostView) => void) => {
  const createPost = useCreatePost();
  return useComposer({
    place: 'post',
    screen,
    max: POST_MAX,
    signIn: texts.signIn,
    failed: texts.failed,
    failedBecause: texts.failedBecause,
    send: async ({ content, imageUrl, kind, alt, key }) => {
      onDone(await createPost({ content, imageUrl, key, alt: kind === 'image' ? alt : undefined }));
    },
  });
};
