import type { PostId } from '@wagram/contract/kernel';
import { useCallback, useState } from 'react';
import { ErrorState, Skeleton, useOpenDialog } from '#ui';
import {
  CameraScreen,
  UploadDialog,
  useOpened,
  useTalk,
  useVideoForm,
  useVideos,
  useVideoTab,
  VideoActions,
  VideoFeed,
  VideosEmpty,
  VideoTabs,
  videoTexts as words,
} from '#video';
import type { VideoForm, VideoTab } from '#video';

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

interface HeadProps {
  readonly tab: VideoTab;
  /** On phones the tabs then lie over them. */
  readonly hasVideos: boolean;
  readonly onShow: ReturnType<typeof useOpened>['show'];
}

const Head = ({ tab, hasVideos, onShow }: HeadProps) => (
  <header className="flex items-center gap-3 border-line wide:h-16 wide:border-b wide:px-5">
    <h1 className="flex-1 text-lg font-bold tracking-tight max-wide:sr-only">{words.heading}</h1>
    <div className={hasVideos ? 'max-wide:hidden' : 'flex-1 border-b border-line wide:flex-none wide:border-0'}>
      <VideoTabs tab={tab} isOver={false} />
    </div>
    {hasVideos && <VideoActions look="beside" onShow={onShow} />}
  </header>
);

/** VID-01, VID-02, STG-03. */
export const VideoPage = () => {
  const tab = useVideoTab();
  const talk = useTalk();
  const opened = useOpened();
  const { open, show, close } = opened;
  const [freshId, setFreshId] = useState<PostId | null>(null);
  const form = useVideoForm(({ post }) => {
    setFreshId(post.id);
    close();
  });
  const { ids, isPending, isError, isFetchNextPageError, refetch, fetchNextPage, ...more } = useVideos(talk.visit, tab);
  const hasDialog = useOpenDialog() !== null;
  const handleMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const hasVideos = ids.length > 0;
  return (
    <div className="relative">
      <Head tab={tab} hasVideos={hasVideos} onShow={show} />
      {isPending && <Skeleton className="m-4 h-[70dvh]" />}
      {isError && !isFetchNextPageError && (
        <ErrorState title={words.feed.failed} retryLabel={words.feed.retry} onRetry={() => void refetch()} />
      )}
      {!isPending && !isError && !hasVideos && <VideosEmpty tab={tab} onShow={show} />}
      {hasVideos && (
        <VideoFeed
          key={talk.visit}
          talk={talk}
          ids={ids}
          freshId={freshId}
          // What is written under a video is written while it plays.
          isCovered={open !== 'nothing' || (hasDialog && !talk.isOpen)}
          hasMore={more.hasNextPage}
          isLoadingMore={more.isFetchingNextPage}
          hasFailed={isFetchNextPageError}
          onMore={handleMore}
          className={STAGE}
        >
          <VideoActions look="over" onShow={show} />
          <div className="wide:hidden">
            <VideoTabs tab={tab} isOver />
          </div>
        </VideoFeed>
      )}
      <p role="status" className="sr-only">
        {freshId !== null && words.dialog.done}
      </p>
      <Over form={form} opened={opened} />
    </div>
  );
};
