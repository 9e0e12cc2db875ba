import type { CommentId, Facet, PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { detectLanguage } from '@wagram/contract/kernel';
import { createContext, Suspense, useContext, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { MenuItem } from '#ui';

interface SlotProps {
  readonly post: PostView;
}

/** A text that people wrote, as it is drawn. */
export interface Wording {
  readonly text: string;
  readonly facets: readonly Facet[];
  /** Null where it cannot be told. */
  readonly lang: string | null;
}

export interface WordsProps {
  readonly of: { readonly post_id: PostId } | { readonly comment_id: CommentId };
  readonly written: Wording;
  /** Draws the text: what was written, or other words for it. */
  readonly children: (shown: Wording) => ReactNode;
}

/** Parts of the card that other rooms bring. The app fills them once; what is not filled is not drawn. */
export interface PostSlots {
  /** Takes the place at the end of the actions. Carries data-act="bookmark", by which the key `b` finds it. */
  readonly Bookmark?: ComponentType<SlotProps>;
  /** On a post that the operators have hidden: why, for its author, who alone still sees it. */
  readonly Hidden?: ComponentType<SlotProps>;
  /** Around the text of a post or a comment: what else can be made of it. */
  readonly Words?: ComponentType<WordsProps>;
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

interface WordsSlotProps extends Pick<WordsProps, 'of' | 'children'> {
  readonly content: string;
  readonly facets: readonly Facet[];
}

export const NoteSlot = ({ post }: SlotProps) => {
  const { Note } = usePostSlots();
  return Note === undefined ? null : <Note post={post} />;
};

/** Its language is told to the browser: a screen reader has to pronounce it, and lines break by its rules. */
export const WordsSlot = ({ of, content, facets, children }: WordsSlotProps) => {
  const { Words } = usePostSlots();
  const lang = useMemo(() => detectLanguage(content), [content]);
  const written = { text: content, facets, lang };
  return Words === undefined ? (
    children(written)
  ) : (
    <Words of={of} written={written}>
      {children}
    </Words>
  );
};
