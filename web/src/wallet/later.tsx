// What is not on the first screen of the wallet comes when it is opened.
import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { lazy } from '#kernel';
import { Skeleton } from '#ui';

const Receive = lazy(async () => ({ default: (await import('./receive/sheet.tsx')).ReceiveSheet }));
const Password = lazy(async () => ({ default: (await import('./settings/password.tsx')).PasswordSheet }));
const Link = lazy(async () => ({ default: (await import('./external/link-sheet.tsx')).LinkSheet }));
const List = lazy(async () => ({ default: (await import('./activity/activity.tsx')).Activity }));
const Sign = lazy(async () => ({ default: (await import('./review/sign-sheet.tsx')).SignSheet }));
const Entry = lazy(async () => ({ default: (await import('./activity/entry-sheet.tsx')).EntrySheet }));
const Held = lazy(async () => ({ default: (await import('./held/tab.tsx')).HeldTab }));

export const ReceiveSheet = (props: ComponentProps<typeof Receive>) => (
  <Suspense fallback={null}>
    <Receive {...props} />
  </Suspense>
);
export const PasswordSheet = (props: ComponentProps<typeof Password>) => (
  <Suspense fallback={null}>
    <Password {...props} />
  </Suspense>
);
export const LinkSheet = (props: ComponentProps<typeof Link>) => (
  <Suspense fallback={null}>
    <Link {...props} />
  </Suspense>
);
export const SignSheet = (props: ComponentProps<typeof Sign>) => (
  <Suspense fallback={null}>
    <Sign {...props} />
  </Suspense>
);
export const EntrySheet = (props: ComponentProps<typeof Entry>) => (
  <Suspense fallback={null}>
    <Entry {...props} />
  </Suspense>
);
export const Activity = (props: ComponentProps<typeof List>) => (
  <Suspense fallback={<Skeleton className="m-5 h-64" />}>
    <List {...props} />
  </Suspense>
);
export const HeldTab = (props: ComponentProps<typeof Held>) => (
  <Suspense fallback={<Skeleton className="m-5 h-64" />}>
    <Held {...props} />
  </Suspense>
);
