import type { NoticeGroup, NoticeTab } from '@wagram/contract/notifications';
import { AtSign, Bell } from 'lucide-react';
import { Link } from 'react-router';
import { isAskError } from '#kernel';
import { buttonClass, EmptyState, PagedList, Skeleton } from '#ui';
import type { useNotices } from './api.ts';
import { NoticeRow } from './notice-row.tsx';
import type { Reader } from './notice-row.tsx';
import { texts } from './texts.ts';

const Loading = () => (
  <div>
    <p role="status" className="sr-only">
      {texts.loading}
    </p>
    {['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2'].map((width, place) => (
      <div key={place} className="flex gap-3.5 border-b border-line px-4 py-3.5 wide:px-5">
        <Skeleton className="size-11 shrink-0 rounded-full!" />
        <div className="min-w-0 flex-1">
          <Skeleton className={`mt-1 h-4 ${width}`} />
          <Skeleton className="mt-3 h-3.5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);

interface ListProps {
  readonly list: ReturnType<typeof useNotices>;
  readonly tab: NoticeTab;
  readonly reader: Reader;
  readonly onRead: (group: NoticeGroup) => void;
}

const Empty = ({ tab }: { readonly tab: NoticeTab }) => (
  <EmptyState
    icon={tab === 'mentions' ? <AtSign className="size-7" /> : <Bell className="size-7" />}
    title={tab === 'mentions' ? texts.emptyMentions : texts.emptyTitle}
    hint={tab === 'mentions' ? texts.emptyMentionsHint : texts.emptyHint}
    action={
      <Link to="/compose" className={buttonClass('outline')}>
        {texts.write}
      </Link>
    }
  />
);

export const NoticeList = ({ list, tab, reader, onRead }: ListProps) => (
  <PagedList
    list={list}
    isEmpty={list.groups.length === 0}
    loading={<Loading />}
    failed={{ title: texts.errorTitle, hint: isAskError(list.error) ? list.error.message : undefined }}
    empty={<Empty tab={tab} />}
  >
    <ul>
      {list.groups.map((group) => (
        <NoticeRow key={group.key} group={group} reader={reader} onRead={onRead} />
      ))}
    </ul>
  </PagedList>
);
