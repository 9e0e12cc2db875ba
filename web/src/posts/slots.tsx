import type { PostView } from '@wagram/contract/posts';
import { createContext, Suspense, useContext } from 'react';
import type { ComponentType } from 'react';
import type { MenuItem } from '#ui';

interface SlotProps {
  readonly post: PostView;
}

/** Parts of the card that other rooms bring. The app fills them once; what is not filled is not drawn. */
export interface PostSlots {
  /** Takes the place at the end of the actions. Carries data-act="bookmark", by which the key `b` finds it. */
  readonly Bookmark?: ComponentType<SlotProps>;
  /** On a post that the operators have hidden: why, for its author, who alone still sees it. */
  readonly Hidden?: ComponentType<SlotProps>;
  /** What its author can do besides, in the menu of the card. A hook: it is called on every card of theirs. */
  readonly useOwnItems?: (post: PostView) => readonly MenuItem[];
  /** What everybody else can do besides. */
  readonly useOtherItems?: (post: PostView) => readonly MenuItem[];
  /** A list that shows replies in its own place: asked for by a plain press, where the link would lead away. */
  readonly onReply?: (post: PostView) => void;
  /** What a list says about a post: filled by that list, around its cards. */
  readonly Note?: ComponentType<SlotProps>;
}

const Slots = createContext<PostSlots>({});

export const PostSlotsProvider = Slots.Provider;
export const usePostSlots = (): PostSlots => useContext(Slots);

export const HiddenSlot = ({ post }: SlotProps) => {
  const { Hidden } = usePostSlots();
  if (!post.hidden || Hidden === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Hidden post={post} />
    </Suspense>
  );
};

export const NoteSlot = ({ post }: SlotProps) => {
  const { Note } = usePostSlots();
  return Note === undefined ? null : <Note post={post} />;
};
