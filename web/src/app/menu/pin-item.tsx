import type { PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { useSession } from '#auth';
import type { MenuItem } from '#ui';
import { texts } from '../shell-texts.ts';

/** SOC-07: the room of profiles comes with the first pin. */
export const usePinItem = (post: PostView): readonly MenuItem[] => {
  const client = useQueryClient();
  const { user } = useSession();
  const isPinned = user?.pinned_post_id === post.id;
  const Icon = isPinned ? PinOff : Pin;
  const handleSelect = async () => {
    const { pinPost } = await import('#profiles');
    await pinPost(client, isPinned ? null : post.id);
  };
  return [
    {
      text: isPinned ? texts.pin.off : texts.pin.on,
      icon: <Icon className="size-5 text-ink-2" />,
      onSelect: () => void handleSelect(),
    },
  ];
};
