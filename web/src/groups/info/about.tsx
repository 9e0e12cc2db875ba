import {
  Ban,
  Bot,
  ChevronRight,
  Hourglass,
  Link2,
  LogOut,
  Settings2,
  Trash2,
  UserRoundCheck,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { getLanguage } from '#kernel';
import { profileLink } from '#messages';
import { classes, fullCount } from '#ui';
import { isAtLeast } from '../api.ts';
import { GroupCard } from '../group-card.tsx';
import type { InfoProps, InfoView } from './view.ts';
import { texts } from './texts.ts';

const words = texts.about;

interface LineProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly count?: number | null;
  readonly isUrgent?: boolean;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

const Line = ({ icon: Icon, text, count = null, isUrgent = false, isDanger = false, onClick }: LineProps) => (
  <li>
    <button
      type="button"
      onClick={onClick}
      className={classes(
        'flex min-h-13 w-full items-center gap-3.5 px-4 text-start text-base font-medium transition-colors duration-150 hover:bg-sunken/60 focus-visible:-outline-offset-2',
        isDanger && 'text-coral',
      )}
    >
      <Icon aria-hidden="true" className={classes('size-5 shrink-0', !isDanger && 'text-ink-3')} />
      <span className="flex-1">{text}</span>
      {count !== null && (
        <span
          className={classes(
            'tabular rounded-full px-2.5 py-0.5 text-sm font-semibold',
            isUrgent && count > 0 ? 'bg-amber-soft text-amber' : 'bg-sunken text-ink-2',
          )}
        >
          {fullCount(count)}
        </span>
      )}
      {!isDanger && <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3 rtl:rotate-180" />}
    </button>
  </li>
);

const LIST = 'divide-y divide-line overflow-hidden rounded-card border border-line';

/** What this member may look at, from here. */
const connectionsOf = ({ group }: InfoProps): readonly (Omit<LineProps, 'onClick'> & { readonly view: InfoView })[] => {
  const { kind, role } = group;
  const titleOf = (view: InfoView) => ({ view, text: texts.titles[view][kind] });
  const [isModerator, isAdmin] = [isAtLeast(role, 'moderator'), isAtLeast(role, 'admin')];
  return [
    ...(kind === 'group' || isAdmin ? [{ ...titleOf('members'), icon: UsersRound, count: group.members_count }] : []),
    ...(isModerator
      ? [{ ...titleOf('requests'), icon: UserRoundCheck, count: group.requests_count, isUrgent: true }]
      : []),
    ...(isModerator && kind === 'group'
      ? [{ ...titleOf('held'), icon: Hourglass, count: group.held_count, isUrgent: true }]
      : []),
    ...(isAdmin
      ? [
          { ...titleOf('add'), icon: UserRoundPlus },
          { ...titleOf('invites'), icon: Link2 },
        ]
      : []),
    ...(isModerator ? [{ ...titleOf('bans'), icon: Ban }] : []),
    ...(isAdmin
      ? [
          { ...titleOf('bots'), icon: Bot },
          { ...titleOf('settings'), icon: Settings2 },
        ]
      : []),
  ];
};

export const AboutInfo = (props: InfoProps) => {
  const { group, onView } = props;
  return (
    <>
      <GroupCard group={group} />
      <p className="text-center text-sm text-ink-3">
        {group.owner !== null && (
          <>
            {words.owner(
              <Link key="owner" {...profileLink(group.owner)} className="font-semibold text-ink-2 hover:underline">
                <bdi>{group.owner.displayName}</bdi>
              </Link>,
            )}
            {' · '}
          </>
        )}
        {words.since(getLanguage().date(group.created_at, 'month'))}
      </p>
      <ul className={classes(LIST, 'empty:hidden')}>
        {connectionsOf(props).map(({ view, ...line }) => (
          <Line key={view} {...line} onClick={() => onView(view)} />
        ))}
      </ul>
      <ul className={LIST}>
        <Line icon={LogOut} text={words.leave[group.kind]} isDanger onClick={() => onView('leave')} />
        {group.role === 'owner' && (
          <Line icon={Trash2} text={words.delete[group.kind]} isDanger onClick={() => onView('delete')} />
        )}
      </ul>
    </>
  );
};
