import { ChevronsUpDown, LogOut, Monitor, Moon, Settings, ShieldCheck, Sun, UserRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '#auth';
import { getBrand, setTheme, useThemeChoice } from '#kernel';
import { MemberLine, useNewest } from '#members';
import type { OwnProfileView } from '@wagram/contract/members';
import { Button, Logo, Menu, openDialog, Skeleton } from '#ui';
import { MenuList } from './list.tsx';
import { texts } from '../shell-texts.ts';
import { useLogOut } from '../leaving/use-log-out.ts';

const icon = 'size-5 text-ink-2';
const words = texts.menu;

const AccountCard = ({ user }: { readonly user: OwnProfileView }) => {
  const me = useNewest(user);
  const navigate = useNavigate();
  const handleLogOut = useLogOut();
  const choice = useThemeChoice();
  const go = (to: string) => () => void navigate(to);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={words.account}
          className="w-full rounded-card border border-line bg-surface p-3 text-start transition-colors duration-150 hover:bg-sunken"
        >
          <MemberLine
            member={{ ...me, badge: null }}
            aside={<ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />}
          />
        </button>
      }
      groups={[
        [
          { text: words.profile, icon: <UserRound className={icon} />, onSelect: go('/profile') },
          { text: words.settings, icon: <Settings className={icon} />, onSelect: go('/account') },
          { text: words.security, icon: <ShieldCheck className={icon} />, onSelect: go('/security') },
        ],
        [
          {
            text: words.system,
            icon: <Monitor className={icon} />,
            isChosen: choice === 'system',
            onSelect: () => setTheme('system'),
          },
          {
            text: words.light,
            icon: <Sun className={icon} />,
            isChosen: choice === 'light',
            onSelect: () => setTheme('light'),
          },
          {
            text: words.dark,
            icon: <Moon className={icon} />,
            isChosen: choice === 'dark',
            onSelect: () => setTheme('dark'),
          },
        ],
        [
          {
            text: words.logOut,
            icon: <LogOut className="size-5" />,
            isDanger: true,
            onSelect: () => void handleLogOut(),
          },
        ],
      ]}
    />
  );
};

const Foot = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="h-17 w-full" />;
  if (user === null) {
    return (
      <>
        <p className="px-1 text-sm text-ink-3">{words.guest}</p>
        <Button className="w-full" onClick={() => openDialog('sign-in')}>
          {words.signIn}
        </Button>
      </>
    );
  }
  return <AccountCard user={user} />;
};

export const LeftMenu = () => (
  <aside
    aria-label={words.beside}
    className="sticky top-(--strip) hidden h-[calc(100dvh-var(--strip))] w-60 shrink-0 flex-col wide:flex"
  >
    <Link to="/home" className="mx-4 mt-5 mb-4 self-start rounded-xl">
      <Logo name={getBrand().name} size={36} />
    </Link>
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pe-3 pb-4 [scrollbar-width:thin]">
      <MenuList />
    </div>
    <div className="flex flex-col gap-3 border-t border-line py-4 pe-4">
      <Foot />
    </div>
  </aside>
);
