import { getConfig } from '#kernel';
import { TabLinks } from '#ui';
import { useWaiting } from './queue.tsx';
import { texts } from './texts-queue.ts';

const words = texts.tabs;

export const TABS = ['reports', 'appeals', 'accounts', 'contact', 'log', 'wishes', 'jobs'] as const;
export type DeskTab = (typeof TABS)[number] | 'money' | 'health' | 'hosts';

/** What operators look after. Money and the program itself have pages of their own. */
const PAGES = {
  reports: '/moderation',
  money: '/moderation/money',
  health: '/moderation/health',
  hosts: '/moderation/hosts',
};

export const DeskTabs = ({ current }: { readonly current: DeskTab }) => {
  const waiting = useWaiting();
  const tab = (name: DeskTab, text: string) => ({
    to: name in PAGES ? PAGES[name as keyof typeof PAGES] : `/moderation?tab=${name}`,
    text,
    isCurrent: name === current,
  });
  return (
    <TabLinks
      label={words.label}
      isFitted
      tabs={[
        tab('reports', texts.counted(words.reports, waiting.reports)),
        tab('appeals', texts.counted(words.appeals, waiting.appeals)),
        tab('accounts', words.accounts),
        tab('contact', words.contact),
        tab('log', words.log),
        tab('money', words.money),
        tab('health', words.health),
        ...(getConfig().federation === true || current === 'hosts' ? [tab('hosts', words.hosts)] : []),
        tab('wishes', words.wishes),
        tab('jobs', words.jobs),
      ]}
    />
  );
};
