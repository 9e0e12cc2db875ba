import type { ReactNode } from 'react';
import { getBrand } from '#kernel';
import { BackMark, Button, classes, IconButton, Logo } from '#ui';
import { texts as words } from './texts.ts';

interface FrameProps {
  readonly step: number;
  readonly of: number;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
  readonly onBack: (() => void) | null;
  readonly onSkipAll: () => void;
}

const Progress = ({ step, of }: { readonly step: number; readonly of: number }) => (
  <div role="img" aria-label={words.progress(step, of)} className="flex flex-1 gap-1.5">
    {Array.from({ length: of }, (_, at) => (
      <span
        key={at}
        className={classes(
          'h-1.5 flex-1 rounded-full transition-colors duration-200',
          at < step ? 'bg-accent' : 'bg-line',
        )}
      />
    ))}
  </div>
);

/** One step fills the screen of a phone: what it is about, what one can do, and below it the way on. */
export const WelcomeFrame = ({ step, of, title, hint, children, onBack, onSkipAll }: FrameProps) => (
  <div className="glow flex min-h-dvh flex-col">
    <header className="mx-auto w-full max-w-[520px] px-5 pt-[max(0.75rem,env(safe-area-inset-top))]">
      <div className="flex min-h-14 items-center justify-between">
        {onBack === null ? (
          <Logo name={getBrand().name} size={32} />
        ) : (
          <IconButton label={words.back} onClick={onBack} className="-ms-3">
            <BackMark className="size-5" />
          </IconButton>
        )}
        <Button look="ghost" size="md" className="-me-5" onClick={onSkipAll}>
          {words.skipAll}
        </Button>
      </div>
      <div className="flex pt-1 pb-2">
        <Progress step={step} of={of} />
      </div>
    </header>
    <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-[520px] flex-1 flex-col px-5 pt-6">
      <h1 className="text-3xl font-bold tracking-[-0.035em] text-balance">{title}</h1>
      <p className="mt-2 text-ink-2">{hint}</p>
      <div className="mt-7 flex flex-1 flex-col">{children}</div>
    </main>
  </div>
);

interface FootProps {
  /** Left out on the last step: there is nothing left to skip. */
  readonly onSkip?: () => void;
  readonly children: ReactNode;
}

/** Stays at the bottom while what is above it scrolls. */
export const WelcomeFoot = ({ onSkip, children }: FootProps) => (
  <div className="sticky bottom-0 -mx-5 mt-auto flex gap-3 bg-linear-to-t from-paper from-70% to-transparent px-5 pt-8 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
    {onSkip !== undefined && (
      <Button look="soft" size="lg" className="flex-1" onClick={onSkip}>
        {words.skip}
      </Button>
    )}
    {children}
  </div>
);
