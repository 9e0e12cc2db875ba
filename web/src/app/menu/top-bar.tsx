import { Bell, Gift, Menu as MenuIcon, MessageCircle, Moon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#auth';
import { toggleTheme, useTheme } from '#kernel';
import { UnreadCount } from '#notifications';
import { SearchBox } from '#search';
import { classes, IconButton, openDialog } from '#ui';
import { MessagesUnread } from './messages-door.tsx';
import { texts } from '../shell-texts.ts';

const words = texts.bar;
const LINK =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink';

/** SHELL-05: above 99 it says 99+. */
export const UnreadBadge = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <span
      aria-hidden="true"
      className="tabular absolute start-5 top-0.5 inline-flex whitespace-nowrap min-w-5 items-center justify-center rounded-full border-2 border-paper bg-coral px-1 text-[11px] leading-4 font-bold text-paper"
    >
      {count > 99 ? '99+' : count}
    </span>
  );

const BellLink = ({ unread }: { readonly unread: number }) => (
  <Link
    to="/notifications"
    aria-label={unread === 0 ? words.bell : words.unread(unread)}
    title={words.bell}
    className={LINK}
  >
    <Bell aria-hidden="true" className="size-5" />
    <UnreadBadge count={unread} />
  </Link>
);

/** D37: what strangers ask is shown apart from what is unread, in a quieter colour; beside a number it is a mere dot. */
const RequestsBadge = ({ count, isDot }: { readonly count: number; readonly isDot: boolean }) =>
  count === 0 ? null : (
    <span
      aria-hidden="true"
      className={classes(
        'tabular absolute inline-flex items-center justify-center rounded-full border-2 border-paper bg-accent font-bold text-on-accent wide:border-surface',
        isDot ? 'end-2 bottom-2 size-3' : 'start-5 top-0.5 min-w-5 px-1 text-[11px] leading-4',
      )}
    >
      {!isDot && (count > 9 ? '9+' : count)}
    </span>
  );

const MessagesLink = ({ unread, requests }: { readonly unread: number; readonly requests: number }) => (
  <Link to="/messages" aria-label={words.waiting(unread, requests)} title={words.messages} className={LINK}>
    <MessageCircle aria-hidden="true" className="size-5" />
    <UnreadBadge count={unread} />
    <RequestsBadge count={requests} isDot={unread > 0} />
  </Link>
);

/** SHELL-09. */
const NoticeBell = () => {
  const { user } = useSession();
  if (user === null) return <BellLink unread={0} />;
  return <UnreadCount memberId={user.id}>{(unread) => <BellLink unread={unread} />}</UnreadCount>;
};

/** SHELL-05, SHELL-10. */
export const TopBar = () => {
  const theme = useTheme();
  return (
    <header className="sticky top-(--strip) z-20 border-b border-line bg-paper/85 backdrop-blur-lg has-data-[open=search]:z-30 max-wide:has-data-[open=search]:backdrop-blur-none wide:bg-surface/85">
      <div className="flex h-16 items-center gap-0.5 px-2 wide:h-[78px] wide:gap-1 wide:px-5">
        <IconButton label={texts.menu.open} className="wide:hidden" onClick={() => openDialog('menu')}>
          <MenuIcon aria-hidden="true" className="size-5.5" />
        </IconButton>
        <SearchBox />
        <div className="flex items-center max-[374px]:-me-1 max-[374px]:[&>*]:size-10 wide:ms-2">
          <IconButton label={theme === 'dark' ? words.toLight : words.toDark} onClick={toggleTheme}>
            {theme === 'dark' ? (
              <Moon aria-hidden="true" className="size-5" />
            ) : (
              <Sun aria-hidden="true" className="size-5" />
            )}
          </IconButton>
          <NoticeBell />
          <MessagesUnread>{(unread, requests) => <MessagesLink unread={unread} requests={requests} />}</MessagesUnread>
          <Link to="/rewards" aria-label={words.gift} title={words.gift} className={LINK}>
            <Gift aria-hidden="true" className="size-5" />
          </Link>
        </div>
      </div>
    </header>
  );
};
