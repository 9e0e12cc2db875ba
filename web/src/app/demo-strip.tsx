import { useEffect } from 'react';
import { Link } from 'react-router';
import { ASK_FAILED, isAskError } from '#kernel';
import { openDialog } from '#ui';
import { texts } from './shell-texts.ts';

const words = texts.demo;

/** What the shared account may not do is no dead end: it opens the invitation, in the words of the refusal. */
const useInvitation = () =>
  useEffect(() => {
    const handleRefused = (event: Event) => {
      const { detail: cause } = event as CustomEvent<unknown>;
      if (isAskError(cause, 'demo_member') || isAskError(cause, 'demo_credit'))
        openDialog('sign-in', { reason: cause.message });
    };
    window.addEventListener(ASK_FAILED, handleRefused);
    return () => window.removeEventListener(ASK_FAILED, handleRefused);
  }, []);

/** D28: as long as one is in the shared account. What sticks to the top stands under it: `--strip` is its height. */
export const DemoStrip = () => {
  useInvitation();
  return (
    <aside aria-label={words.name} data-strip className="sticky top-0 z-20 h-9 border-b border-line bg-accent-soft">
      <p className="mx-auto flex h-full max-w-[1180px] items-center justify-center px-4 text-sm whitespace-pre text-ink">
        {words.strip(
          <Link
            key="own"
            to="/email-auth?mode=signup"
            className="relative font-semibold text-accent-ink underline underline-offset-2 before:absolute before:-inset-x-3 before:-inset-y-2"
          >
            {words.own}
          </Link>,
        )}
      </p>
    </aside>
  );
};
