import { isFederated } from '#federation';
import { settingId, switchTexts } from '#settings';
import type { FindableSetting, SwitchGroup, SwitchWords } from '#settings';
import { profileTexts } from '#profiles';
import { pathOf } from './sections.ts';
import type { SectionName } from './sections.ts';
import { texts } from './texts.ts';

type Item = keyof typeof texts.items;

const GROUPS: Readonly<Record<SwitchGroup, SectionName>> = {
  notify: 'notifications',
  account: 'notifications',
  messages: 'messages',
  display: 'display',
};

const ITEMS: readonly (readonly [Item, SectionName, id: string])[] = [
  ['edit', 'profile', settingId('profile', 'edit')],
  ['verified', 'profile', settingId('profile', 'verified')],
  ['waysIn', 'security', 'ways-in'],
  ['twoStep', 'security', 'two-step'],
  ['passkeys', 'security', 'passkeys'],
  ['password', 'security', 'password'],
  ['sessions', 'security', 'sessions'],
  ['mutedWords', 'muted', settingId('muted', 'words')],
  ['mutedPosts', 'muted', settingId('muted', 'posts')],
  ['keptOut', 'muted', settingId('muted', 'people')],
  ['pushHere', 'notifications', settingId('push', 'here')],
  ['launchpad', 'notifications', settingId('wishes', 'launchpad')],
  ['token', 'notifications', settingId('wishes', 'token')],
  ['ranking', 'display', settingId('display', 'ranking')],
  ['theme', 'display', settingId('display', 'theme')],
  ['language', 'display', settingId('display', 'language')],
  ['shortcuts', 'display', settingId('display', 'shortcuts')],
  ['walletPassword', 'wallet', 'password'],
  ['publicKey', 'wallet', 'public-key'],
  ['signingKey', 'wallet', 'private-key'],
  ['phrase', 'wallet', 'phrase'],
  ['contacts', 'wallet', 'contacts'],
  ['network', 'wallet', 'network'],
  ['yourData', 'data', 'your-data'],
  ['faq', 'help', 'faq'],
  ['contact', 'help', 'contact'],
];

const make = (section: SectionName, id: string, { label, words }: Pick<SwitchWords, 'label' | 'words'>) => ({
  id,
  to: pathOf(section),
  label,
  words,
  section: texts.sections[section].name,
});

const switches = (): FindableSetting[] =>
  (Object.keys(switchTexts) as SwitchGroup[]).flatMap((group) =>
    Object.entries<SwitchWords>(switchTexts[group]).map(([name, words]) =>
      make(GROUPS[group], settingId(group, name), words),
    ),
  );

/** SOC-09: everything that can be set, by the place where it stands. */
export const allSettings = (): FindableSetting[] => [
  make('privacy', settingId('profile', 'private'), profileTexts.privacy),
  ...switches(),
  ...ITEMS.map(([item, section, id]) => make(section, id, texts.items[item])),
  ...(isFederated() ? [make('moving', 'moving', texts.items.otherServers)] : []),
];
