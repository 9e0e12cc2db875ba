import {
  Bell,
  CircleQuestionMark,
  FolderArchive,
  Lock,
  MessageCircle,
  ShieldCheck,
  SunMoon,
  UserRound,
  VolumeX,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { texts } from './texts.ts';

export type SectionName = keyof typeof texts.sections;

interface SettingsSection {
  readonly name: SectionName;
  /** D35: documented screens keep their addresses. */
  readonly to: string;
  readonly icon: LucideIcon;
}

export const SECTIONS: readonly SettingsSection[] = [
  { name: 'profile', to: '/account/profile', icon: UserRound },
  { name: 'security', to: '/security', icon: ShieldCheck },
  { name: 'privacy', to: '/account/privacy', icon: Lock },
  { name: 'muted', to: '/account/muted', icon: VolumeX },
  { name: 'notifications', to: '/notification-settings', icon: Bell },
  { name: 'messages', to: '/settings', icon: MessageCircle },
  { name: 'display', to: '/account/display', icon: SunMoon },
  { name: 'wallet', to: '/wallet/settings', icon: Wallet },
  { name: 'data', to: '/account/data', icon: FolderArchive },
  { name: 'help', to: '/help', icon: CircleQuestionMark },
];

export const sectionAt = (path: string): SectionName | null =>
  SECTIONS.find(({ to }) => to === path.replace(/\/$/, ''))?.name ?? null;

export const pathOf = (name: SectionName): string =>
  SECTIONS.find((section) => section.name === name)?.to ?? '/account';
