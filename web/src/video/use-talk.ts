import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

const HASH = '#comments';

interface Visit {
  readonly visit?: unknown;
}

/** On a wide screen they cover what stands beside the videos. */
export const isTalkOpen = ({ pathname, hash }: { readonly pathname: string; readonly hash: string }): boolean =>
  pathname === '/video' && hash === HASH;

/** STG-03: whether the comments are open stands in the address, so that Back closes them. The visit stays the same one. */
export const useTalk = () => {
  const { hash, key, search, state } = useLocation();
  const navigate = useNavigate();
  const before = (state as Visit | null)?.visit;
  const visit = typeof before === 'string' ? before : key;
  const isOpen = hash === HASH;
  const isOnTop = isOpen && typeof before === 'string';
  const open = useCallback(
    () => void navigate({ search, hash: HASH }, { state: { visit }, preventScrollReset: true }),
    [navigate, search, visit],
  );
  const close = useCallback(() => {
    // Whoever came straight here has nothing of ours to go back to.
    if (isOnTop) void navigate(-1);
    else void navigate({ search, hash: '' }, { state: { visit }, replace: true, preventScrollReset: true });
  }, [navigate, isOnTop, search, visit]);
  return { visit, isOpen, open, close };
};
export type Talk = ReturnType<typeof useTalk>;
