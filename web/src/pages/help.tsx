import { Link } from 'react-router';
import { useSession } from '#auth';
import { ContactBox, FaqList, helpTexts as words, SettingsForm, useUnsubscribe } from '#help';
import { openDialog } from '#ui';
import { SettingsHeader } from './settings/header.tsx';

const LINK = 'inline-flex min-h-11 items-center text-base font-medium text-ink-2 hover:text-ink hover:underline';

const More = () => (
  <nav aria-label={words.links.label} className="flex flex-wrap gap-x-6 border-t border-line pt-3">
    <Link to="/terms" className={LINK}>
      {words.links.terms}
    </Link>
    <Link to="/privacy" className={LINK}>
      {words.links.privacy}
    </Link>
    <Link to="/security" className={LINK}>
      {words.links.security}
    </Link>
    <button type="button" onClick={() => openDialog('keys')} className={LINK}>
      {words.links.keys}
    </button>
  </nav>
);

/** HELP-01. */
export const HelpPage = () => {
  const { user } = useSession();
  useUnsubscribe();
  return (
    <>
      <SettingsHeader title={words.heading} about={words.hint} back={null} />
      <div className="flex flex-col gap-8 px-4 py-6 pb-8 wide:px-6">
        <SettingsForm key={user?.id ?? 'guest'} user={user} />
        <FaqList />
        <ContactBox key={`contact-${user?.id ?? 'guest'}`} address={user?.email ?? ''} />
        <More />
      </div>
    </>
  );
};
