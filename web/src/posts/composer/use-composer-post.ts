import { PICTURES_MAX, POST_MAX, postCalls } from '@wagram/contract/posts';
import type { PollDraft, PostView } from '@wagram/contract/posts';
import type { PostId } from '@wagram/contract/kernel';
import type { UploadScreen } from '@wagram/contract/media';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask, readStoredUser } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';
import { patchPost, putPostFirst } from '../card/text/entities.ts';
import { queueUnsent } from '../list/queue.ts';
import { texts as queueTexts } from '../list/queue-texts.ts';
import { useComposer, type ComposerStart } from './use-composer.ts';
import { useExtras } from '../card/use-extras.ts';

export interface NewPost {
  readonly content: string;
  readonly imageUrl: string | null;
  readonly alt?: string | undefined;
  /** In place of the two above, where there are several. */
  readonly pictures?: readonly { readonly url: string; readonly alt: string }[];
  readonly quoteOf?: PostId | null;
  readonly poll?: PollDraft | null;
  readonly warning?: string | null;
  readonly key?: string;
}

const inputOf = ({ content, imageUrl, alt, pictures = [], quoteOf, poll, warning }: NewPost) => ({
  content,
  image_url: imageUrl,
  user_id: readStoredUser()?.id,
  ...(alt === undefined || alt === '' ? {} : { alt }),
  ...(pictures.length > 1 ? { pictures: [...pictures] } : {}),
  ...(quoteOf == null ? {} : { quote_of: quoteOf }),
  ...(poll == null ? {} : { poll }),
  ...(warning == null || warning.trim() === '' ? {} : { warning }),
});

/** POST-13. The created post stands first in its lists. */
export const useCreatePost = (): ((wanted: NewPost) => Promise<PostView>) => {
  const client = useQueryClient();
  return useCallback(
    async (wanted) => {
      const { key, quoteOf } = wanted;
      const { post } = await ask(postCalls.createPost, inputOf(wanted), key === undefined ? {} : { key });
      putPostFirst(client, post);
      if (quoteOf != null) patchPost(client, quoteOf, ({ quotes }) => ({ quotes: quotes + 1 }));
      return post;
    },
    [client],
  );
};

export interface PostStart extends ComposerStart {
  readonly poll: PollDraft | null;
  readonly warning: string | null;
}

interface PostComposerOptions {
  readonly screen: UploadScreen;
  /** Gets the post, or null when it waits: for the network (SOC-14) or for its time (SOC-16). */
  readonly onDone: (post: PostView | null) => void;
  readonly quoteOf?: PostId | null;
  /** Where what is typed is kept, if it is not the one for new posts. */
  readonly place?: string;
  readonly start?: PostStart | undefined;
  /** In place of posting it. */
  readonly deliver?: ((wanted: NewPost) => Promise<PostView | null>) | undefined;
  /** What is said when that fails; of a post by default. */
  readonly failure?: { readonly failed: string; readonly failedBecause: (error: string) => string } | undefined;
}

export const usePostComposer = (options: PostComposerOptions) => {
  const { screen, onDone, quoteOf = null, start, deliver, failure = texts } = options;
  const createPost = useCreatePost();
  const extras = useExtras(start);
  const composer = useComposer({
    place: options.place ?? (quoteOf === null ? 'post' : `quote:${quoteOf}`),
    screen,
    max: POST_MAX,
    files: PICTURES_MAX,
    extras,
    ...(start === undefined ? {} : { start }),
    signIn: texts.signIn,
    failed: failure.failed,
    failedBecause: failure.failedBecause,
    send: async ({ content, imageUrl, kind, alt, media, key }) => {
      const said = { content, imageUrl, pictures: media, poll: extras.poll, warning: extras.warning, quoteOf, key };
      const wanted = { ...said, alt: kind === 'image' ? alt : undefined };
      if (deliver !== undefined) return onDone(await deliver(wanted));
      try {
        return onDone(await createPost(wanted));
      } catch (cause) {
        if (!queueUnsent(cause, inputOf(wanted), key)) throw cause;
        toast(queueTexts.kept);
        return onDone(null);
      }
    },
  });
  return { composer, extras };
};

export type PostComposer = ReturnType<typeof usePostComposer>;
