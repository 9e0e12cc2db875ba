import {
  BadgeCheck,
  Bookmark,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Clapperboard,
  Coins,
  Compass,
  FilePen,
  Gamepad2,
  Gift,
  House,
  Layers,
  ListIcon,
  MessageCircle,
  Radio,
  Rocket,
  Sparkles,
  TrendingUp,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Brand } from '@wagram/contract/kernel';
import { texts } from '../shell-texts.ts';

export interface MenuEntry {
  readonly to: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

const words = texts.menu;

/** SHELL-03, grouped: reading and talking, making and earning, looking back. */
export const menuGroups = (brand: Brand): readonly (readonly MenuEntry[])[] => [
  [
    { to: '/home', text: words.home, icon: House },
    { to: '/trending', text: words.trending, icon: TrendingUp },
    { to: '/explore', text: words.explore, icon: Compass },
    { to: '/messages', text: words.messages, icon: MessageCircle },
    { to: '/bookmarks', text: words.bookmarks, icon: Bookmark },
    { to: '/lists', text: words.lists, icon: ListIcon },
    { to: '/drafts', text: words.drafts, icon: FilePen },
    { to: '/wallet', text: words.wallet, icon: Wallet },
  ],
  [
    { to: '/rewards', text: words.rewards, icon: Gift },
    { to: '/livestream', text: words.livestream, icon: Radio },
    { to: '/video', text: words.video, icon: Clapperboard },
    { to: '/games', text: words.games, icon: Gamepad2 },
    { to: '/launch-token', text: words.launch, icon: Rocket },
    { to: '/staking', text: words.staking, icon: Layers },
    { to: `/buy-${brand.slug}`, text: words.buy(brand.name), icon: Coins },
    { to: '/verification', text: words.verified, icon: BadgeCheck },
  ],
  [
    { to: '/ai', text: words.ai(brand.name), icon: Sparkles },
    { to: '/analytics', text: words.analytics, icon: ChartNoAxesColumn },
    { to: '/help', text: words.help, icon: CircleQuestionMark },
  ],
];
