import { useSearchParams } from 'react-router';
import { TabLinks } from '#ui';
import { AccountDesk } from './account-desk.tsx';
import { ContactDesk } from './contact-desk.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { AppealQueue, CaseQueue, DecisionLog, useWaiting } from './queue.tsx';
import { texts } from './texts-queue.ts';
import { WaitlistDesk } from './waitlist-desk.tsx';

const words = texts.tabs;

const TABS = ['reports', 'appeals', 'accounts', 'contact', 'log', 'wishes', 'jobs'] as const;

const tabOf = (text: string | null): (typeof TABS)[number] => TABS.find((tab) => tab === text) ?? 'reports';

/** Where operators decide. Its tabs live in the address. */
export const ModerationDesk = () => {
  const [params] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const waiting = useWaiting();
  return (
    <>
      <header className="px-4 pt-5 pb-3 wide:px-6">
        <h1 className="text-2xl font-bold tracking-tight">{texts.heading}</h1>
        <p className="mt-0.5 text-base text-ink-2">{texts.about}</p>
      </header>
      <TabLinks
        label={words.label}
        isFitted
        tabs={[
          { to: '/moderation', text: texts.counted(words.reports, waiting.reports), isCurrent: tab === 'reports' },
          {
            to: '/moderation?tab=appeals',
            text: texts.counted(words.appeals, waiting.appeals),
            isCurrent: tab === 'appeals',
          },
          { to: '/moderation?tab=accounts', text: words.accounts, isCurrent: tab === 'accounts' },
          { to: '/moderation?tab=contact', text: words.contact, isCurrent: tab === 'contact' },
          { to: '/moderation?tab=log', text: words.log, isCurrent: tab === 'log' },
          { to: '/moderation?tab=wishes', text: words.wishes, isCurrent: tab === 'wishes' },
          { to: '/moderation?tab=jobs', text: words.jobs, isCurrent: tab === 'jobs' },
        ]}
      />
      {tab === 'reports' && <CaseQueue />}
      {tab === 'appeals' && <AppealQueue />}
      {tab === 'accounts' && <AccountDesk />}
      {tab === 'contact' && <ContactDesk />}
      {tab === 'log' && <DecisionLog />}
      {tab === 'wishes' && <WaitlistDesk />}
      {tab === 'jobs' && <FailedJobs />}
    </>
  );
};
