// What those who run this server see and decide of its money. Loaded when it is needed.
import { lazy } from '#kernel';

export const MoneyDesk = lazy(async () => ({ default: (await import('./desk.tsx')).MoneyDesk }));
export const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog }));
export const SweepDialog = lazy(async () => ({ default: (await import('./sweep-dialog.tsx')).SweepDialog }));
