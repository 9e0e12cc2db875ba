import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getBrand } from '#kernel';
import { BackMark, Logo } from '#ui';
import { texts } from '../texts.ts';

export const AgreeNotice = ({ className = '' }: { readonly className?: string }) => (
  <p className={`text-center text-xs text-balance sm:text-sm text-ink-3 ${className}`}>
    {texts.agree(
      <Link key="terms" to="/terms" className="underline underline-offset-2 hover:text-ink">
        {texts.terms}
      </Link>,
      <Link key="privacy" to="/privacy" className="underline underline-offset-2 hover:text-ink">
        {texts.privacy}
      </Link>,
    )}
  </p>
);

interface AuthFrameProps {
  readonly title: string;
  /** A sign above the heading. */
  readonly mark?: ReactNode;
  readonly hint?: string;
  readonly children: ReactNode;
  readonly hasNotice?: boolean;
  /** A screen that is only passed through has nothing to go back to. */
  readonly hasBack?: boolean;
}

/** The quiet page around every form of signing in: a phone's width, centred, with a way back. */
export const AuthFrame = ({ title, mark, hint, children, hasNotice = false, hasBack = true }: AuthFrameProps) => (
  <div className="glow flex min-h-dvh flex-col">
    <header className="mx-auto flex w-full max-w-[448px] min-h-16 items-center justify-between px-6 pt-3 wide:max-w-[1180px] wide:pt-6">
      <Link to="/landing" className="inline-flex rounded-xl">
        <Logo name={getBrand().name} size={34} />
      </Link>
      {hasBack && (
        <Link
          to="/landing"
          className="-me-3 inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm font-semibold text-ink-2 hover:text-ink"
        >
          <BackMark className="size-4" />
          {texts.backToLanding}
        </Link>
      )}
    </header>
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-[448px] flex-1 flex-col justify-center px-6 py-10"
    >
      {mark !== undefined && <div className="mb-6">{mark}</div>}
      <h1 className="text-3xl font-bold tracking-[-0.035em]">{title}</h1>
      {hint !== undefined && <p className="mt-2 text-ink-2">{hint}</p>}
      <div className="mt-7 flex flex-col gap-5">{children}</div>
    </main>
    <footer className="mx-auto w-full max-w-[448px] px-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      {hasNotice && <AgreeNotice />}
    </footer>
  </div>
);

export const OrLine = () => (
  <div className="flex items-center gap-4 text-sm text-ink-3">
    <span className="h-px flex-1 bg-line" />
    {texts.or}
    <span className="h-px flex-1 bg-line" />
  </div>
);
