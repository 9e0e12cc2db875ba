import { lazy } from '#kernel';
import { openDialog } from '#ui';

export const KeptOutDialog = lazy(async () => ({ default: (await import('./kept-out-dialog.tsx')).KeptOutDialog }));
export const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }));

export const openKeptOut = (): void => openDialog('kept-out');
