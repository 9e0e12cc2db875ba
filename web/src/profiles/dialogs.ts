import { lazy } from 'react';

export const EditProfileDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditProfileDialog }));
