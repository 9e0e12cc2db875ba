import type { MemberId } from '@wagram/contract/kernel';
import { useEffect } from 'react';
import { readStoredUser } from '#kernel';
import { reportProfile, watchPosts } from './report-views.ts';

/** Counting views is nothing anybody waits for: it begins when the page is at rest. */
const IDLE_MS = 2_000;

/** Reports posts that were really looked at. For the frame around every page, once. */
export const usePostViews = (): void => {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const timer = window.setTimeout(() => {
      stop = watchPosts(document.body);
    }, IDLE_MS);
    return () => {
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
    reportProfile(memberId);
  }, [memberId]);
};
