import type { PostId } from '@wagram/contract/kernel';
import { Clapperboard } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { EmptyState, ErrorState, Skeleton, useOpenDialog } from '#ui';
import {
  CameraScreen,
  UploadDialog,
  useVideoForm,
  useOpened,
  useVideos,
  VideoActions,
  VideoFeed,
  videoTexts as words,
} from '#video';
import type { VideoForm } from '#video';

// Between the bars: the page itself does not scroll, the videos do.
const STAGE =
  'relative -mb-4 h-[calc(100dvh-var(--strip)-7.5rem-env(safe-area-inset-bottom)-1px)] overflow-hidden wide:-mb-10 wide:h-[calc(100dvh-var(--strip)-79px-4rem)]';

interface OverProps {
  readonly form: VideoForm;
  readonly opened: ReturnType<typeof useOpened>;
}

/** What covers the page: the camera, then the dialog. */
const Over = ({ form, opened: { open, show, close } }: OverProps) => {
  const handleRecorded = (file: File) => {
    form.take(file);
    show('upload');
  };
  const handleClose = () => {
    form.cancel();
    close();
  };
  if (open === 'camera')
    return <CameraScreen onDone={handleRecorded} onChooseFile={() => show('upload')} onClose={close} />;
  return open === 'upload' ? <UploadDialog form={form} onClose={handleClose} /> : null;
};

/** VID-01, VID-02. */
export const VideoPage = () => {
  const { key: visit } = useLocation();
  const opened = useOpened();
  const { open, show, close } = opened;
  const [freshId, setFreshId] = useState<PostId | null>(null);
  const form = useVideoForm(({ post }) => {
    setFreshId(post.id);
    close();
  });
  const { ids, isPending, isError, isFetchNextPageError, refetch, fetchNextPage, ...more } = useVideos(visit);
  const isCovered = useOpenDialog() !== null || open !== 'nothing';
  const handleMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const isEmpty = !isPending && !isError && ids.length === 0;
  return (
    <>
      <header className="flex h-16 items-center justify-between gap-3 border-b border-line px-5 max-wide:sr-only">
        <h1 className="text-lg font-bold tracking-tight">{words.heading}</h1>
        {ids.length > 0 && <VideoActions look="beside" onShow={show} />}
      </header>
      {isPending && <Skeleton className="m-4 h-[70dvh]" />}
      {isError && !isFetchNextPageError && (
        <ErrorState title={words.feed.failed} retryLabel={words.feed.retry} onRetry={() => void refetch()} />
      )}
      {isEmpty && (
        <EmptyState
          icon={<Clapperboard className="size-7" />}
          title={words.feed.empty}
          hint={words.feed.emptyHint}
          action={<VideoActions look="plain" onShow={show} />}
        />
      )}
      {ids.length > 0 && (
        <div className={STAGE}>
          <VideoFeed
            visit={visit}
            ids={ids}
            freshId={freshId}
            isCovered={isCovered}
            hasMore={more.hasNextPage}
            isLoadingMore={more.isFetchingNextPage}
            hasFailed={isFetchNextPageError}
            onMore={handleMore}
          />
          <VideoActions look="over" onShow={show} />
        </div>
      )}
      <p role="status" className="sr-only">
        {freshId !== null && words.dialog.done}
      </p>
      <Over form={form} opened={opened} />
    </>
  );
};
