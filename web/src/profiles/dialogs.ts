import { lazy } from '#kernel';

export const EditProfileDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditProfileDialog }));
