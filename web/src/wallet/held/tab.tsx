import type { MemberId } from '@wagram/contract/kernel';
import type { ShownHoldings } from '@wagram/contract/wallet';
import { Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass, EmptyState, ErrorState, openDialog, Skeleton, Switch, toast } from '#ui';
import './held.css';
import { HeldRows, HeldTiles } from './items.tsx';
import { useShow, useShown } from './held.ts';
import { NetworkMark } from '../network-mark.tsx';
import { useNetworkQuery } from '../network.ts';
import { texts as words } from './texts.ts';

interface HeldTabProps {
  /** Who looks; null: a guest. */
  readonly viewerId: MemberId | null;
  readonly username: string;
  readonly isOwn: boolean;
}

const Empty = (props: { readonly title: string; readonly hint: string; readonly action?: ReactNode }) => (
  <EmptyState icon={<Gem aria-hidden="true" className="size-6" />} {...props} />
);

interface ShowSwitchProps {
  readonly memberId: MemberId;
  readonly username: string;
  readonly isShown: boolean;
}

const ShowSwitch = ({ memberId, username, isShown }: ShowSwitchProps) => {
  const show = useShow(memberId, username);
  const handleChange = (isOn: boolean) => show.mutate(isOn, { onError: () => toast(words.notSaved, 'bad') });
  return (
    <Switch
      label={words.show}
      hint={isShown ? words.showHint : words.hiddenHint}
      isOn={isShown}
      onChange={handleChange}
    />
  );
};

const Items = ({ held, has_more: hasMore }: ShownHoldings) => {
  const unique = held.filter((item) => item.is_unique);
  const tokens = held.filter((item) => !item.is_unique);
  if (held.length === 0) return <Empty {...words.nothing} />;
  return (
    <>
      {unique.length > 0 && <HeldTiles items={unique} />}
      {tokens.length > 0 && <HeldRows items={tokens} />}
      {held.some((item) => item.known === null) && (
        <p className="px-4 py-3 text-sm text-ink-2 wide:px-6">{words.unknownHint}</p>
      )}
      {hasMore && <p className="px-4 py-3 text-sm text-ink-2 wide:px-6">{words.more}</p>}
    </>
  );
};

const Loading = () => (
  <div role="status" className="grid grid-cols-2 gap-3 px-4 py-4 sm:grid-cols-3 wide:px-6">
    <span className="sr-only">{words.loading}</span>
    <Skeleton className="aspect-square rounded-card" />
    <Skeleton className="aspect-square rounded-card" />
  </div>
);

const NotLinked = () => (
  <Empty
    title={words.notLinked.title}
    hint={words.notLinked.hint}
    action={
      <Link to="/wallet/settings#name" className={buttonClass('primary')}>
        {words.notLinked.link}
      </Link>
    }
  />
);

const ForMembers = () => (
  <Empty
    title={words.guest.title}
    hint={words.guest.hint}
    action={<Button onClick={() => openDialog('sign-in')}>{words.guest.signIn}</Button>}
  />
);

const ForViewer = ({ viewerId, username, isOwn }: HeldTabProps & { readonly viewerId: MemberId }) => {
  const network = useNetworkQuery();
  const query = useShown(viewerId, username, network.data != null);
  const { data: shown } = query;
  if (network.data === null) return <Empty {...words.off} />;
  const failed = network.isError ? network : query.isError && shown === undefined ? query : null;
  if (failed !== null)
    return <ErrorState title={words.failed} hint={failed.error?.message ?? ''} onRetry={() => void failed.refetch()} />;
  if (shown === undefined) return <Loading />;
  if (shown === null) return isOwn ? <NotLinked /> : <Empty {...words.notShown(username)} />;
  return (
    <>
      <div className="flex flex-col gap-3 border-b border-line px-4 py-3 wide:px-6">
        <NetworkMark />
        {isOwn && <ShowSwitch memberId={viewerId} username={username} isShown={shown.is_shown} />}
      </div>
      <Items {...shown} />
    </>
  );
};

/** MON-11, D33: what the linked address of a member holds. */
export const HeldTab = ({ viewerId, ...props }: HeldTabProps) =>
  viewerId === null ? <ForMembers /> : <ForViewer viewerId={viewerId} {...props} />;
