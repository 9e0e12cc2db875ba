import { useEffect, useRef } from 'react';

interface Renewable {
  readonly isFetching: boolean;
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** Further down somebody reads: nothing may move under them. */
const AT_TOP_PX = 600;
const PAGES_MAX = 3;

const canRenew = (list: Renewable): boolean =>
  document.visibilityState === 'visible' &&
  window.scrollY < AT_TOP_PX &&
  !list.isFetching &&
  (list.data?.pages.length ?? 0) <= PAGES_MAX;

/** A list that is fetched again now and then, while it is seen from its beginning. */
export const useRenewal = (list: Renewable, ms: number): void => {
  const current = useRef(list);
  current.current = list;
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (canRenew(current.current)) void current.current.refetch();
    }, ms);
    return () => window.clearInterval(timer);
  }, [ms]);
};
