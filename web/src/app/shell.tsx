import { useOriginItems } from '#federation';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePostViews } from '#analytics';
import { BookmarkButton } from '#bookmarks';
import { useSession } from '#auth';
import { getQueryClient, lazy, useDropPrinted } from '#kernel';
import { UnreadMarks } from '#notifications';
import { HiddenNote } from '#moderation';
import { TranslatedWords } from '#translation';
import { PostSlotsProvider, useNewPostEvent, useSendQueued } from '#posts';
import { classes, Skeleton, useIsWide } from '#ui';
import { CompletionProvider } from '#writing';
import { DemoStrip } from './demo-strip.tsx';
import { BottomBar } from './menu/bottom-bar.tsx';
import { completions } from './completions.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LeftMenu } from './menu/left-menu.tsx';
import { MessagesLive } from './menu/messages-door.tsx';
import { useLiveLink } from './use-live-link.ts';
import { NewPostButton } from './menu/new-post-button.tsx';
import { usePinItem } from './menu/pin-item.tsx';
import { RightPanel } from './menu/right-panel.tsx';
import { hasBottomBar, hasTopBar, isSettings } from './routes.ts';
import { TopBar } from './menu/top-bar.tsx';
import { useKeepInStep } from './use-keep-in-step.ts';
import { usePressAgain } from './keys/use-press-again.ts';
import { useShortcuts } from './keys/use-shortcuts.ts';

const PageSkeleton = () => (
  <div className="flex flex-col gap-4 p-4 wide:p-6">
    <Skeleton className="h-7 w-40" />
    <Skeleton className="h-36 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
);

/** The number of unread notices in the title and on the icons, also where no bar shows it. */
const NoticeMarks = () => {
  const { user } = useSession();
  return user === null ? null : <UnreadMarks memberId={user.id} />;
};

/** SHELL-02: menu and panel stand beside the column, all sticky; nothing jumps between routes. */
const Frame = () => {
  const { pathname } = useLocation();
  useShortcuts();
  useNewPostEvent();
  useLiveLink();
  usePostViews();
  useKeepInStep();
  usePressAgain();
  useSendQueued(useSession().user?.id);
  // A phone has no place for the menu, and does not draw it.
  const isWide = useIsWide();
  const bottom = hasBottomBar(pathname);
  // D35: the list of the settings takes the place of the panel, on the other side.
  const hasList = isSettings(pathname);
  return (
    <div data-shell className="mx-auto flex w-full justify-center wide:max-w-[1180px]">
      <MessagesLive />
      {isWide && <LeftMenu />}
      <div
        className={classes(
          'flex min-h-[calc(100dvh-var(--strip))] w-full max-w-[448px] flex-col min-w-0 bg-surface md:max-w-[680px] md:border-x md:border-line max-wide:bg-paper',
          hasList ? 'wide:max-w-[940px]' : 'wide:w-[600px] wide:max-w-[600px]',
        )}
      >
        {hasTopBar(pathname) && <TopBar />}
        <ErrorBoundary>
          <main
            id="main"
            tabIndex={-1}
            className={classes(bottom && 'pb-[calc(3.5rem+env(safe-area-inset-bottom)+1rem)] wide:pb-10')}
          >
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </main>
        </ErrorBoundary>
        <NewPostButton />
      </div>
      {!hasList && <RightPanel />}
      <NoticeMarks />
      {bottom && <BottomBar />}
    </div>
  );
};

/** What other rooms put onto the post card. */
const slots = {
  Bookmark: BookmarkButton,
  Hidden: HiddenNote,
  Words: TranslatedWords,
  useOwnItems: usePinItem,
  useOtherItems: useOriginItems,
};

const SuspendedPage = lazy(async () => ({
  default: (await import('../pages/signing-in/suspended.tsx')).SuspendedPage,
}));

/** Whoever is suspended sees why, and nothing else. */
const Inside = () => {
  const { user } = useSession();
  useDropPrinted(user?.state === 'suspended');
  if (user?.state !== 'suspended')
    return (
      <>
        {user?.demo === true && <DemoStrip />}
        <Frame />
      </>
    );
  return (
    <Suspense fallback={null}>
      <SuspendedPage user={user} />
    </Suspense>
  );
};

export const Shell = ({ client = getQueryClient() }: { readonly client?: QueryClient }) => (
  <QueryClientProvider client={client}>
    <PostSlotsProvider value={slots}>
      <CompletionProvider value={completions}>
        <Inside />
      </CompletionProvider>
    </PostSlotsProvider>
  </QueryClientProvider>
);
