import type { DraftTab } from '@wagram/contract/drafts';
import type { MemberId } from '@wagram/contract/kernel';
import { CalendarClock, FilePen } from 'lucide-react';
import { openNewPost } from '#posts';
import { Button, EmptyState, PagedList, Skeleton } from '#ui';
import { useDrafts } from './api.ts';
import { DraftRow } from './draft-row.tsx';
import { texts } from './texts.ts';

const ICONS = { drafts: FilePen, scheduled: CalendarClock } as const;

const Loading = () => (
  <div role="status" className="flex flex-col gap-4 px-4 py-4 wide:px-6">
    <span className="sr-only">{texts.loading}</span>
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} className="h-20" />
    ))}
  </div>
);

const Empty = ({ tab }: { readonly tab: DraftTab }) => {
  const Icon = ICONS[tab];
  return (
    <EmptyState
      icon={<Icon className="size-7" />}
      title={texts.none[tab]}
      hint={texts.noneHint[tab]}
      action={
        <Button look="outline" onClick={openNewPost}>
          {texts.write}
        </Button>
      }
    />
  );
};

export const DraftList = ({ memberId, tab }: { readonly memberId: MemberId; readonly tab: DraftTab }) => {
  const list = useDrafts(memberId, tab);
  return (
    <PagedList
      list={list}
      isEmpty={list.drafts.length === 0}
      loading={<Loading />}
      failed={{ title: texts.failed }}
      empty={<Empty tab={tab} />}
    >
      <ul>
        {list.drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </PagedList>
  );
};
