import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { lazy } from '#kernel';
import type { TwoStepForm as Form } from './two-step-form.tsx';
import { Skeleton } from '#ui';

const LazyForm = lazy(async () => ({ default: (await import('./two-step-form.tsx')).TwoStepForm }));

/** Most sign-ins have no second step; its form comes when the server asks for one. */
export const TwoStepForm = (props: ComponentProps<typeof Form>) => (
  <Suspense fallback={<Skeleton className="h-72 w-full" />}>
    <LazyForm {...props} />
  </Suspense>
);
