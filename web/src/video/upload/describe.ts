import type { PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { videoCalls } from '@wagram/contract/video';
import type { CaptionsDraft } from '@wagram/contract/video';
import type { QueryClient } from '@tanstack/react-query';
import { ask, readStoredUser } from '#kernel';
import { patchPost } from '#posts';

/** What its author says it shows. Where they said nothing the title stands in its place, which everybody reads anyway. */
export const altOf = ({ media, content }: Pick<PostView, 'media' | 'content'>): string => {
  const alt = media?.alt ?? '';
  return alt === content.split('\n\n', 1)[0] ? '' : alt;
};

interface Description {
  readonly alt: string;
  /** Absent: as they were. */
  readonly captions?: CaptionsDraft | null;
}

export const describeVideo = async (client: QueryClient, id: PostId, said: Description): Promise<void> => {
  const input = { post_id: id, ...said, user_id: readStoredUser()?.id };
  const { post } = await ask(videoCalls.describeVideo, input);
  patchPost(client, id, () => ({ media: post.media }));
};
