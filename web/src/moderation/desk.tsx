import { useSearchParams } from 'react-router';
import { AccountDesk } from './account-desk.tsx';
import { ContactDesk } from './contact-desk.tsx';
import { DeskTabs, TABS } from './desk-tabs.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { AppealQueue, CaseQueue, DecisionLog } from './queue.tsx';
import { texts } from './texts-queue.ts';
import { WaitlistDesk } from './waitlist-desk.tsx';

const tabOf = (text: string | null): (typeof TABS)[number] => TABS.find((tab) => tab === text) ?? 'reports';

/** Where operators decide. Its tabs live in the address. */
export const ModerationDesk = () => {
  const [params] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  return (
    <>
      <header className="px-4 pt-5 pb-3 wide:px-6">
        <h1 className="text-2xl font-bold tracking-tight">{texts.heading}</h1>
        <p className="mt-0.5 text-base text-ink-2">{texts.about}</p>
      </header>
      <DeskTabs current={tab} />
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
