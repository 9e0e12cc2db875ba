import { ChartNoAxesColumn, CircleQuestionMark, Clapperboard, House, Plus, Wallet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { openNewPost } from '#posts';
import { classes } from '#ui';
import { texts } from '../shell-texts.ts';

const ITEM =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs font-medium max-[374px]:text-[0.6875rem] max-[374px]:tracking-tight transition-colors duration-150';

const Item = ({ to, text, icon: Icon }: { readonly to: string; readonly text: string; readonly icon: LucideIcon }) => (
  <NavLink to={to} className={({ isActive }) => classes(ITEM, isActive ? 'text-accent-ink' : 'text-ink-2')}>
    <Icon aria-hidden="true" className="size-5.5" />
    <span className="max-w-full truncate">{text}</span>
  </NavLink>
);

/** SHELL-06, D27: on phones, within reach of a thumb. */
export const BottomBar = () => (
  <nav
    aria-label={texts.bar.bottom}
    className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper/90 pb-[env(safe-area-inset-bottom)] backdrop-blur-lg wide:hidden"
  >
    <div className="mx-auto flex max-w-[448px] px-1 md:max-w-[680px] max-[374px]:px-0">
      <Item to="/home" text={texts.menu.home} icon={House} />
      <Item to="/video" text={texts.menu.video} icon={Clapperboard} />
      <Item to="/analytics" text={texts.menu.analytics} icon={ChartNoAxesColumn} />
      <button type="button" onClick={openNewPost} className={classes(ITEM, 'text-ink-2')}>
        <span className="inline-flex h-6.5 w-9 items-center justify-center rounded-full bg-accent text-on-accent">
          <Plus aria-hidden="true" className="size-4.5" />
        </span>
        <span className="max-w-full truncate">{texts.bar.add}</span>
      </button>
      <Item to="/wallet" text={texts.menu.wallet} icon={Wallet} />
      <Item to="/help" text={texts.menu.help} icon={CircleQuestionMark} />
    </div>
  </nav>
);
