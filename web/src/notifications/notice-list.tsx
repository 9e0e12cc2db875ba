import type { NoticeId } from '@wagram/contract/kernel';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { isAskError } from '#kernel';
import { buttonClass, EmptyState, PagedList, Skeleton } from '#ui';
import type { useNotices } from './api.ts';
import { groupNotices } from './groups.ts';
import { NoticeRow } from './notice-row.tsx';
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
  readonly own: string;
  readonly onRead: (ids: readonly NoticeId[]) => void;
}

export const NoticeList = ({ list, own, onRead }: ListProps) => (
  <PagedList
    list={list}
    isEmpty={list.notices.length === 0}
    loading={<Loading />}
    failed={{ title: texts.errorTitle, hint: isAskError(list.error) ? list.error.message : undefined }}
    empty={
      <EmptyState
        icon={<Bell className="size-7" />}
        title={texts.emptyTitle}
        hint={texts.emptyHint}
        action={
          <Link to="/compose" className={buttonClass('outline')}>
            {texts.write}
          </Link>
        }
      />
    }
  >
    <ul>
      {groupNotices(list.notices).map((group) => (
        <NoticeRow key={group.all.at(-1)?.id} group={group} own={own} onRead={onRead} />
      ))}
    </ul>
  </PagedList>
);
