import { Bell, CheckCheck, Settings } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { NoticeTab } from '@wagram/contract/notifications';
import type { OwnProfileView } from '@wagram/contract/members';
import { useSession } from '#auth';
import { NoticeList, noticeTexts as words, useMarkRead, useMarkSeen, useNotices, useUnread } from '#notifications';
import { Button, EmptyState, openDialog, Skeleton, TabLinks } from '#ui';

const MemberNotices = ({ user }: { readonly user: OwnProfileView }) => {
  const [params] = useSearchParams();
  const tab: NoticeTab = params.get('tab') === 'mentions' ? 'mentions' : 'all';
  const list = useNotices(user.id, tab);
  const { unread, unseen } = useUnread(user.id);
  const mark = useMarkRead(user.id);
  const newest = list.groups[0]?.notice;
  // The other tab shows some of them alone.
  useMarkSeen(user.id, tab === 'all' ? newest?.id : undefined, unseen);
  return (
    <>
      <header className="pt-2 pb-1 ps-4 pe-2 wide:ps-5 wide:pe-3">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-2xl font-bold tracking-tight">{words.heading}</h1>
          <Link
            to="/notification-settings"
            aria-label={words.settings}
            title={words.settings}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink"
          >
            <Settings aria-hidden="true" className="size-5" />
          </Link>
        </div>
        <div className="flex min-h-9 items-center justify-between gap-3 pe-2">
          <p role="status" className="tabular text-base text-ink-2">
            {!list.isPending && !list.isError && (unread === 0 ? words.caughtUp : words.unread(unread))}
          </p>
          {unread > 0 && tab === 'all' && newest !== undefined && (
            <Button
              look="soft"
              size="sm"
              icon={<CheckCheck aria-hidden="true" className="size-4.5" />}
              onClick={() => mark.all(newest.id)}
            >
              {words.markAll}
            </Button>
          )}
        </div>
      </header>
      <TabLinks
        label={words.tabs.label}
        tabs={[
          { to: '/notifications', text: words.tabs.all, isCurrent: tab === 'all' },
          { to: '/notifications?tab=mentions', text: words.tabs.mentions, isCurrent: tab === 'mentions' },
        ]}
      />
      <NoticeList key={tab} list={list} tab={tab} reader={user} onRead={mark.group} />
    </>
  );
};

/** NOTI-01. */
export const NotificationsPage = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-40" />;
  if (user !== null) return <MemberNotices user={user} />;
  return (
    <>
      <h1 className="border-b border-line px-4 py-4 text-2xl font-bold tracking-tight wide:px-5">{words.heading}</h1>
      <EmptyState
        icon={<Bell className="size-7" />}
        title={words.signInTitle}
        hint={words.signInHint}
        action={<Button onClick={() => openDialog('sign-in')}>{words.signIn}</Button>}
      />
    </>
  );
};
