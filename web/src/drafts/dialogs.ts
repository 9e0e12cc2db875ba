import { lazy } from '#kernel';

/** Opened with nothing, with { quote: id } or with { draft: id }. */
export const NewPostDialog = lazy(async () => ({ default: (await import('./new-post-dialog.tsx')).NewPostDialog }));
