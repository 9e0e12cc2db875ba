import { lazy } from '#kernel';

export const ListsDialog = lazy(async () => ({ default: (await import('./lists-dialog.tsx')).ListsDialog }));
export const EditListDialog = lazy(async () => ({ default: (await import('./edit-list-dialog.tsx')).EditListDialog }));
