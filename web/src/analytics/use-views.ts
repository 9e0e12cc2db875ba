import type { MemberId } from '@wagram/contract/kernel';
import { useEffect } from 'react';
import { readStoredUser } from '#kernel';

const IDLE_MS = 2_000;

// Counting views is nothing anybody waits for: it comes when the page is at rest.
const loadReporter = () => import('./report-views.ts');

/** Reports posts that were really looked at. For the frame around every page, once. */
export const usePostViews = (): void => {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const timer = window.setTimeout(() => {
      void loadReporter().then(
        ({ watchPosts }) => {
          if (!isGone) stop = watchPosts(document.body);
        },
        () => undefined,
      );
    }, IDLE_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
      stop?.();
    };
  }, []);
};

/** Reports a visit of somebody's profile. For the page that shows one; null while nobody is shown. */
export const useProfileView = (memberId: MemberId | null): void => {
  useEffect(() => {
    const viewer = readStoredUser();
    if (memberId === null || viewer === null || viewer.id === memberId) return;
    void loadReporter().then(
      ({ reportProfile }) => reportProfile(memberId),
      () => undefined,
    );
  }, [memberId]);
};
