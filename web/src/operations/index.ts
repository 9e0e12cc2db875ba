// How the program runs, for those who run it. Loaded when it is needed.
import { lazy } from '#kernel';

export const HealthDesk = lazy(async () => ({ default: (await import('./desk.tsx')).HealthDesk }));
