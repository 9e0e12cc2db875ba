import { groupRunCalls } from '@wagram/contract/groups';
import type { GroupInvite } from '@wagram/contract/groups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy, Link2, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ask, getConfig } from '#kernel';
import { Button, fullTime, IconButton, Switch, useCopy } from '#ui';
import { useAct } from '../api.ts';
import { Choice } from '../new/choice.tsx';
import { NoRows, RowsFailed, RowsSkeleton } from './parts.tsx';
import type { InfoProps } from './view.ts';
import { listKey } from '../keys.ts';
import { texts } from './texts.ts';

const words = texts.invites;

/** The address that people are sent: of the place where the server says it lives, else of this page. */
export const inviteAddress = (code: string): string =>
  `${getConfig().publicUrl ?? window.location.origin}/join/${encodeURIComponent(code)}`;

const detailsOf = (invite: GroupInvite): string =>
  [
    words.used(invite.uses, invite.max_uses),
    invite.expires_at === null ? words.endless : words.until(fullTime(invite.expires_at)),
    ...(invite.needs_approval ? [words.asks] : []),
  ].join(' · ');

interface InviteRowProps {
  readonly invite: GroupInvite;
  readonly name: string;
  readonly onRevoke: () => void;
}

const InviteRow = ({ invite, name, onRevoke }: InviteRowProps) => {
  const [isCopied, copy] = useCopy();
  const url = inviteAddress(invite.code);
  const canShare = 'share' in navigator;
  return (
    <li className="rounded-card border border-line py-2 ps-4 pe-1">
      <div className="flex items-center">
        <span title={url} className="min-w-0 flex-1 truncate font-mono text-sm">
          {url.replace(/^https?:\/\//, '')}
        </span>
        <IconButton label={isCopied ? words.copied : words.copy} onClick={() => void copy(url)}>
          {isCopied ? (
            <Check aria-hidden="true" className="size-5 text-mint" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )}
        </IconButton>
        {canShare && (
          <IconButton
            label={words.share}
            onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
          >
            <Share2 aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <IconButton label={words.revoke} onClick={onRevoke} className="hover:text-coral">
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <p className="tabular pe-3 pb-1 text-sm text-ink-2">{detailsOf(invite)}</p>
    </li>
  );
};

const HOURS = [1, 24, 168, 0] as const;
const USES = [1, 10, 100, 0] as const;

interface NewInviteProps {
  readonly group: InfoProps['group'];
  readonly onMade: () => void;
}

const NewInvite = ({ group, onMade }: NewInviteProps) => {
  const [hours, setHours] = useState<(typeof HOURS)[number]>(168);
  const [uses, setUses] = useState<(typeof USES)[number]>(0);
  const [needsApproval, setApproval] = useState(group.privacy === 'private');
  const [isBusy, act] = useAct();
  const make = () =>
    void act(async () => {
      await ask(groupRunCalls.createInvite, {
        group_id: group.id,
        hours: hours === 0 ? null : hours,
        max_uses: uses === 0 ? null : uses,
        needs_approval: needsApproval,
      });
      onMade();
    });
  return (
    <div className="flex flex-col gap-4 rounded-card bg-sunken/60 p-4">
      <Choice
        label={words.ends}
        options={HOURS.map((value) => ({ value, text: words.hours[value] }))}
        value={hours}
        onChange={setHours}
      />
      <Choice
        label={words.uses}
        options={USES.map((value) => ({ value, text: words.usesOf[value] }))}
        value={uses}
        onChange={setUses}
      />
      <Switch label={words.approval} hint={words.approvalHint} isOn={needsApproval} onChange={setApproval} />
      <Button isBusy={isBusy} icon={<Link2 aria-hidden="true" className="size-4.5" />} onClick={make}>
        {words.make}
      </Button>
    </div>
  );
};

export const InvitesInfo = ({ group }: InfoProps) => {
  const client = useQueryClient();
  const [, act] = useAct();
  const key = listKey(group.id, 'invites');
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await ask(groupRunCalls.listInvites, { group_id: group.id }, { signal })).invites,
    staleTime: 0,
  });
  const revoke = (code: string) =>
    void act(async () => {
      await ask(groupRunCalls.revokeInvite, { group_id: group.id, code });
      await client.invalidateQueries({ queryKey: key });
    }, words.revoked);
  return (
    <>
      <p className="text-base text-ink-2">{words.hint}</p>
      <NewInvite group={group} onMade={() => void refetch()} />
      {isError && <RowsFailed onRetry={() => void refetch()} />}
      {!isError && data === undefined && <RowsSkeleton />}
      {data?.length === 0 && <NoRows>{words.none}</NoRows>}
      <ul aria-label={texts.titles.invites[group.kind]} className="flex flex-col gap-2 empty:hidden">
        {data?.map((invite) => (
          <InviteRow key={invite.code} invite={invite} name={group.name} onRevoke={() => revoke(invite.code)} />
        ))}
      </ul>
    </>
  );
};
