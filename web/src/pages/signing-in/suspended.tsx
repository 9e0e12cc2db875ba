import type { OwnProfileView } from '@wagram/contract/members';
import { LogOut, PauseCircle } from 'lucide-react';
import { Suspense } from 'react';
import { logOut } from '#auth';
import { getBrand, reasonOf } from '#kernel';
import { Suspension } from '#moderation';
import { rightsTexts, YourDataRows } from '#rights';
import { Button, Logo, Skeleton, toast } from '#ui';
import { texts } from '../texts.ts';

const words = texts.suspended;

const leave = (): void => {
  logOut().catch((cause: unknown) => toast(reasonOf(cause, words.signOutFailed), 'bad'));
};

/** All that a suspended member has: why, what they can say to it, their data, and the way out. */
export const SuspendedPage = ({ user }: { readonly user: OwnProfileView }) => (
  <div className="mx-auto flex min-h-dvh w-full max-w-[560px] flex-col px-4 py-6 sm:py-10">
    <header className="flex items-center justify-between gap-4">
      <Logo name={getBrand().name} size={32} />
      <Button look="ghost" size="sm" icon={<LogOut aria-hidden="true" className="size-4" />} onClick={leave}>
        {words.signOut}
      </Button>
    </header>
    <main id="main" tabIndex={-1} className="mt-10 flex flex-col gap-5">
      <div>
        <span className="mb-4 inline-flex size-14 items-center justify-center rounded-2xl bg-amber-soft text-amber">
          <PauseCircle aria-hidden="true" className="size-7" />
        </span>
        <h1 className="text-3xl font-bold tracking-[-0.03em]">{words.title}</h1>
        <p className="mt-2 text-lg text-ink-2">{words.about(user.username)}</p>
      </div>
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <Suspension />
      </Suspense>
      <section aria-labelledby="your-data">
        <h2 id="your-data" className="mb-3 text-lg font-semibold tracking-tight">
          {rightsTexts.heading}
        </h2>
        <YourDataRows user={user} />
      </section>
    </main>
  </div>
);
