import { lazy } from 'react';
import { openDialog } from '#ui';

export const KeptOutDialog = lazy(async () => ({ default: (await import('./kept-out-dialog.tsx')).KeptOutDialog }));

export const openKeptOut = (): void => openDialog('kept-out');
