import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from '#ui';
import { texts } from './texts.ts';

interface Back {
  readonly to: string;
  readonly text: string;
}

interface HeaderProps {
  readonly title: string;
  readonly about: string;
  /** The hub has its own heading. */
  readonly isInHub?: boolean;
  /** A documented screen leads back to what it sets; null: there is no way back. */
  readonly back?: Back | null;
}

const LIST = '/account';
const WAY =
  '-my-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink';
const IN_WORDS = 'wide:order-last wide:ms-auto wide:w-auto wide:gap-2 wide:px-3.5';

const WayBack = ({ to, text }: Back) => {
  // The list stands beside it on a wide screen.
  const isToList = to === LIST;
  return (
    <Link to={to} aria-label={text} title={text} className={classes(WAY, isToList ? 'wide:hidden' : IN_WORDS)}>
      <ArrowLeft aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
      {!isToList && <span className="hidden text-sm font-medium whitespace-nowrap wide:inline">{text}</span>}
    </Link>
  );
};

/** The head of every section. On a phone it leads back to the list. */
export const SettingsHeader = ({ title, about, isInHub = false, back }: HeaderProps) => {
  const Heading = isInHub ? 'h2' : 'h1';
  const way = back === undefined ? { to: LIST, text: texts.back } : back;
  return (
    <header
      className={classes(
        'flex items-start gap-1 border-b border-line py-4 pe-4 wide:py-5 wide:ps-6',
        way === null ? 'ps-4' : 'ps-1',
      )}
    >
      {way !== null && <WayBack {...way} />}
      <div className="min-w-0">
        <Heading className="text-2xl font-bold tracking-tight">{title}</Heading>
        <p className="mt-0.5 text-base text-ink-2">{about}</p>
      </div>
    </header>
  );
};
