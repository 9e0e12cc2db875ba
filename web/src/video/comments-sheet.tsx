import type { PostView } from '@wagram/contract/posts';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { CommentList, commentTexts, ReplyField } from '#comments';
import { CloseMark, IconButton, useIsExtraWide } from '#ui';
import { useVideo } from './api.ts';
import type { VideoExtras } from './api.ts';
import { altOf } from './upload/describe.ts';
import { texts } from './texts.ts';
import { usePull } from './use-pull.ts';

const words = texts.comments;

interface SheetProps {
  readonly post: PostView;
  readonly extras: VideoExtras;
  readonly onClose: () => void;
}

/** What the video shows, for whoever cannot see it or wants to know. */
const Shown = ({ post }: { readonly post: PostView }) => {
  const alt = altOf(post);
  if (alt === '') return null;
  return (
    <p
      dir="auto"
      className="border-b border-line px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap text-ink-2 wide:px-5"
    >
      <span className="font-semibold text-ink">{words.shown}</span> {alt}
    </p>
  );
};

const Body = ({ post }: { readonly post: PostView }) => (
  <>
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <Shown post={post} />
      <CommentList post={post} hasField />
    </div>
    <div className="max-h-[45%] shrink-0 overflow-y-auto border-t border-line pb-[env(safe-area-inset-bottom)] [&>*]:border-b-0">
      <ReplyField postId={post.id} />
    </div>
  </>
);

const Title = ({ post, extras }: Pick<SheetProps, 'post' | 'extras'>) => (
  <>
    {commentTexts.count(post.comments_count)}
    <span className="block truncate text-sm font-normal text-ink-3">
      <bdi>{extras.title}</bdi>
    </span>
  </>
);

/** From below, over a video that goes on. Pulled down by its head, it leaves. */
const Sheet = ({ post, extras, onClose }: SheetProps) => {
  const { sheet, handlers } = usePull(onClose);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40" />
        <Radix.Content
          ref={sheet}
          aria-describedby={undefined}
          // A dialog that was opened from here, or a message, lies above and is not outside.
          onInteractOutside={(event) => {
            const target = event.target as Element;
            if (target.closest('[data-sonner-toaster], [role="dialog"]') !== null) event.preventDefault();
          }}
          // A keyboard would cover half of what one came to read.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            sheet.current?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex h-[70dvh] max-w-[680px] animate-sheet flex-col overflow-hidden rounded-t-3xl border border-b-0 border-line bg-surface focus-visible:outline-none"
        >
          <div
            {...handlers}
            className="shrink-0 cursor-grab touch-none border-b border-line pb-2 active:cursor-grabbing"
          >
            <span aria-hidden="true" className="mx-auto mt-2 block h-1 w-10 rounded-full bg-line-strong" />
            <div className="mt-1 flex items-center gap-3 ps-4 pe-2">
              <Radix.Title className="min-w-0 flex-1 text-lg/5.5 font-bold">
                <Title post={post} extras={extras} />
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton label={words.close}>
                  <CloseMark />
                </IconButton>
              </Radix.Close>
            </div>
          </div>
          <Body post={post} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

/** Beside the video, which can still be scrolled on: the comments follow. */
const Panel = ({ post, extras, onClose }: SheetProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="video-comments"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      className="absolute start-full -top-[79px] z-20 flex h-[calc(100dvh-var(--strip))] w-[340px] animate-fade flex-col border-x border-line bg-surface"
    >
      <div className="flex h-[79px] shrink-0 items-center gap-3 border-b border-line ps-5 pe-3">
        <h2
          ref={heading}
          id="video-comments"
          tabIndex={-1}
          className="min-w-0 flex-1 text-lg/5.5 font-bold focus-visible:outline-none"
        >
          <Title post={post} extras={extras} />
        </h2>
        <IconButton label={words.close} onClick={onClose}>
          <CloseMark />
        </IconButton>
      </div>
      <Body key={post.id} post={post} />
    </section>
  );
};

/** STG-03: the comments of the post, over its video. */
export const CommentsSheet = ({ id, onClose }: { readonly id: PostView['id']; readonly onClose: () => void }) => {
  const isBeside = useIsExtraWide();
  const video = useVideo(id);
  if (video === null) return null;
  const Place = isBeside ? Panel : Sheet;
  return <Place post={video.post} extras={video.extras} onClose={onClose} />;
};
