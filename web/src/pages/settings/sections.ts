import {
  Bell,
  CircleQuestionMark,
  FolderArchive,
  Globe,
  Lock,
  MessageCircle,
  ShieldCheck,
  SunMoon,
  UserRound,
  VolumeX,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { isFederated } from '#federation';
import type { texts } from './texts.ts';

export type SectionName = keyof typeof texts.sections;

interface SettingsSection {
  readonly name: SectionName;
  /** D35: documented screens keep their addresses. */
  readonly to: string;
  readonly icon: LucideIcon;
}

const ALL: readonly SettingsSection[] = [
  { name: 'profile', to: '/account/profile', icon: UserRound },
  { name: 'security', to: '/security', icon: ShieldCheck },
  { name: 'privacy', to: '/account/privacy', icon: Lock },
  { name: 'muted', to: '/account/muted', icon: VolumeX },
  { name: 'notifications', to: '/notification-settings', icon: Bell },
  { name: 'messages', to: '/settings', icon: MessageCircle },
  { name: 'display', to: '/account/display', icon: SunMoon },
  { name: 'wallet', to: '/wallet/settings', icon: Wallet },
  { name: 'moving', to: '/account/moving', icon: Globe },
  { name: 'data', to: '/account/data', icon: FolderArchive },
  { name: 'help', to: '/help', icon: CircleQuestionMark },
];

/** Other servers are a section where there are any. */
export const allSections = (): readonly SettingsSection[] =>
  ALL.filter(({ name }) => name !== 'moving' || isFederated());

export const sectionAt = (path: string): SectionName | null =>
  ALL.find(({ to }) => to === path.replace(/\/$/, ''))?.name ?? null;

export const pathOf = (name: SectionName): string => ALL.find((section) => section.name === name)?.to ?? '/account';
