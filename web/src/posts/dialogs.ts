import { lazy } from '#kernel';

// Dialogs come when they are first asked for. Both are opened with { post: id }.
export const DeletePostDialog = lazy(async () => ({
  default: (await import('./dialogs/delete-post-dialog.tsx')).DeletePostDialog,
}));
export const MediaViewer = lazy(async () => ({ default: (await import('./media/viewer.tsx')).MediaViewer }));
/** Drawn by whoever has pictures that are no posts: with `pictures`, `start` and `onClose`. */
export const PictureViewer = lazy(async () => ({
  default: (await import('./media/picture-viewer.tsx')).PictureViewer,
}));
export const EditPostDialog = lazy(async () => ({
  default: (await import('./dialogs/edit-post-dialog.tsx')).EditPostDialog,
}));
export const VersionsDialog = lazy(async () => ({
  default: (await import('./dialogs/versions-dialog.tsx')).VersionsDialog,
}));
export const ReactorsDialog = lazy(async () => ({
  default: (await import('./dialogs/reactors-dialog.tsx')).ReactorsDialog,
}));
