import { Suspense } from 'react';
import { lazy } from '#kernel';
import type { SendSheetProps } from './sheet.tsx';

const Loaded = lazy(async () => ({ default: (await import('./sheet.tsx')).SendSheet }));

/** Send comes with what it needs once somebody wants to send. */
export const SendSheet = (props: SendSheetProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
