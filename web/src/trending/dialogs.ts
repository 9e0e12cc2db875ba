import { lazy } from '#kernel';

// What comes when it is first asked for.
export const WhyDialog = lazy(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));
/** Home's Trending, for whoever has weights of their own. */
export const OwnTrending = lazy(async () => ({ default: (await import('./own-trending.tsx')).OwnTrending }));
