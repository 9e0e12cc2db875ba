import { Suspense } from 'react';
import { lazy } from '#kernel';
import { buttonClass } from '#ui';
import { texts } from '../texts.ts';

export const DEMO_SHAPE = 'flex-col gap-0! py-1.5';

export const DemoName = () => (
  <>
    <span>{texts.demo.enter}</span> <span className="text-sm font-normal text-ink-3">{texts.demo.shared}</span>
  </>
);

/** The same before its script has come: nothing jumps. */
export const DemoWords = () => (
  <span data-demo className={buttonClass('ghost', 'lg', DEMO_SHAPE)}>
    <DemoName />
  </span>
);

// The first load has no room for what is needed once it is pressed.
const Behind = lazy(async () => ({ default: (await import('./button.tsx')).DemoButton }));

/** D28: the demo is a choice of its own that says whom one will be, and that others are the same person. */
export const DemoButton = () => (
  <Suspense fallback={<DemoWords />}>
    <Behind />
  </Suspense>
);
