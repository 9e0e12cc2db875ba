import type { GroupView } from '@wagram/contract/groups';
import type { MemberId } from '@wagram/contract/kernel';
import { useSearchParams } from 'react-router';

/** What the panel of a group can show. */
export const INFO_VIEWS = [
  'about',
  'members',
  'add',
  'requests',
  'held',
  'bans',
  'invites',
  'bots',
  'settings',
  'leave',
  'delete',
] as const;
export type InfoView = (typeof INFO_VIEWS)[number];

export interface InfoProps {
  readonly group: GroupView;
  readonly me: MemberId;
  readonly onView: (view: InfoView) => void;
  readonly onClose: () => void;
}

/** It stands in the address (?info=members): the way back of the browser leads out of it, and links lead into it. */
export const useInfoView = () => {
  const [params, setParams] = useSearchParams();
  const view = INFO_VIEWS.find((one) => one === params.get('info')) ?? null;
  const open = (next: InfoView) => setParams({ info: next }, { replace: view !== null });
  const close = () => setParams({}, { replace: true });
  return { view, open, close };
};
