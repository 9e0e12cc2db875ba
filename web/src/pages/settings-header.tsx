import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { texts } from './settings-texts.ts';

interface HeaderProps {
  readonly title: string;
  readonly about: string;
  /** The hub has its own heading. */
  readonly isInHub?: boolean;
}

/** The head of a section; on a phone it leads back to the list. */
export const SettingsHeader = ({ title, about, isInHub = false }: HeaderProps) => {
  const Heading = isInHub ? 'h2' : 'h1';
  return (
    <header className="flex items-start gap-1 border-b border-line py-4 ps-1 pe-4 wide:py-5 wide:ps-6">
      <Link
        to="/account"
        aria-label={texts.back}
        title={texts.back}
        className="-my-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink wide:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
      <div className="min-w-0">
        <Heading className="text-2xl font-bold tracking-tight">{title}</Heading>
        <p className="mt-0.5 text-base text-ink-2">{about}</p>
      </div>
    </header>
  );
};
