import { Gavel, LogIn, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { getBrand } from '#kernel';
import { useSession } from '#auth';
import { classes, openDialog } from '#ui';
import { menuGroups } from './items.ts';
import { texts } from '../shell-texts.ts';
import { useLogOut } from '../leaving/use-log-out.ts';

const ROW =
  'group flex min-h-11 w-full items-center gap-4 rounded-xl px-4 text-start text-base font-medium transition-colors duration-150 hover:bg-sunken hover:text-ink wide:min-h-10';

const Entry = ({
  to,
  text,
  icon: Icon,
  onGo,
}: {
  readonly to: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly onGo?: (() => void) | undefined;
}) => (
  <li>
    <NavLink
      to={to}
      onClick={onGo}
      className={({ isActive }) => classes(ROW, isActive ? 'bg-sunken font-semibold text-ink' : 'text-ink-2')}
    >
      {({ isActive }) => (
        <>
          <Icon aria-hidden="true" className={classes('size-5 shrink-0', isActive && 'text-accent-ink')} />
          <span className="truncate">{text}</span>
        </>
      )}
    </NavLink>
  </li>
);

const Act = ({
  text,
  icon: Icon,
  onAct,
}: {
  readonly text: string;
  readonly icon: LucideIcon;
  readonly onAct: () => void;
}) => (
  <li>
    <button type="button" onClick={onAct} className={classes(ROW, 'text-ink-2')}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="truncate">{text}</span>
    </button>
  </li>
);

const AccountGroup = ({ onGo }: { readonly onGo?: (() => void) | undefined }) => {
  const { user } = useSession();
  const handleLogOut = useLogOut();
  if (user === null) {
    return (
      <ul>
        <Entry to="/profile" text={texts.menu.profile} icon={UserRound} onGo={onGo} />
        <Entry to="/account" text={texts.menu.settings} icon={Settings} onGo={onGo} />
        <Act text={texts.menu.signIn} icon={LogIn} onAct={() => openDialog('sign-in')} />
      </ul>
    );
  }
  return (
    <ul>
      <Entry to="/profile" text={texts.menu.profile} icon={UserRound} onGo={onGo} />
      <Entry to="/account" text={texts.menu.settings} icon={Settings} onGo={onGo} />
      {user.operator && <Entry to="/moderation" text={texts.menu.moderation} icon={Gavel} onGo={onGo} />}
      <Act text={texts.menu.twoFactor} icon={ShieldCheck} onAct={() => openDialog('two-factor')} />
      <Act
        text={texts.menu.logOut}
        icon={LogOut}
        onAct={() => {
          onGo?.();
          void handleLogOut();
        }}
      />
    </ul>
  );
};

/** SHELL-03: every item, the same on wide screens and in the phone's drawer. */
export const MenuList = ({ onGo }: { readonly onGo?: () => void }) => (
  <nav
    aria-label={texts.menu.label}
    className="flex flex-col gap-3 [&>ul+ul]:border-t [&>ul+ul]:border-line [&>ul+ul]:pt-3"
  >
    {menuGroups(getBrand()).map((group) => (
      <ul key={group[0]?.to}>
        {group.map((entry) => (
          <Entry key={entry.to} {...entry} onGo={onGo} />
        ))}
      </ul>
    ))}
    <AccountGroup onGo={onGo} />
  </nav>
);
