import { useEffect } from 'react';
import { requireSignIn } from '#auth';
import { getBrand, isAskError } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';
import { useCreatePost } from './use-composer-post.ts';

interface Wanted {
  readonly content: string;
  readonly imageUrl: string | null;
}

/** What an event asks for, or null when it asks for nothing that could be a post. */
export const readNewPost = (event: Event): Wanted | null => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null) return null;
  const { content, imageUrl } = detail as { content?: unknown; imageUrl?: unknown };
  const words = typeof content === 'string' ? content : '';
  const image = typeof imageUrl === 'string' && imageUrl !== '' ? imageUrl : null;
  return words.trim() === '' && image === null ? null : { content: words, imageUrl: image };
};

/** POST-11, IN-07: a script may post for the member only while the member is acting, and one post at a time. */
export const useNewPostEvent = (): void => {
  const createPost = useCreatePost();
  useEffect(() => {
    const name = `${getBrand().slug}:new-post`;
    let isRunning = false;
    const handle = async (event: Event) => {
      const wanted = readNewPost(event);
      // A browser that cannot tell whether somebody acts counts as nobody acting.
      const { userActivation } = navigator as Partial<Navigator>;
      if (wanted === null || isRunning || userActivation?.isActive !== true) return;
      if (!requireSignIn(texts.signIn)) return;
      isRunning = true;
      try {
        await createPost(wanted);
        toast(texts.posted, 'good');
      } catch (cause) {
        const isRefusal = isAskError(cause) && cause.status > 0;
        toast(isRefusal ? texts.failedBecause(cause.message) : texts.failed, 'bad');
      } finally {
        isRunning = false;
      }
    };
    const listener = (event: Event) => void handle(event);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [createPost]);
};
