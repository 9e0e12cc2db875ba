import type { GroupKind, GroupToggle } from '@wagram/contract/groups';
import { BarChart3, Bot, Hourglass, Image, Mic, MessagesSquare, ShieldCheck, UserRoundCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Switch } from '#ui';
import { texts } from '../texts.ts';

const ICONS: Readonly<Record<GroupToggle, LucideIcon>> = {
  mediaSharing: Image,
  voiceMessages: Mic,
  pollsVoting: BarChart3,
  botIntegration: Bot,
  autoModeration: ShieldCheck,
  slowMode: Hourglass,
  messageApproval: UserRoundCheck,
  comments: MessagesSquare,
};

/** Only those who run a channel post there: without comments nobody has to be slowed down or approved. */
const OF_COMMENTS: readonly GroupToggle[] = ['autoModeration', 'slowMode', 'messageApproval'];

export const togglesFor = (kind: GroupKind, hasComments: boolean): readonly GroupToggle[] =>
  kind === 'group'
    ? (Object.keys(texts.toggles) as GroupToggle[])
    : (Object.keys(texts.togglesOfChannel) as GroupToggle[]).filter(
        (toggle) => hasComments || !OF_COMMENTS.includes(toggle),
      );

interface ToggleListProps {
  readonly kind: GroupKind;
  readonly values: Readonly<Record<GroupToggle, boolean | undefined>>;
  readonly onChange: (toggle: GroupToggle, isOn: boolean) => void;
}

/** GRP-02: each says in a line what it does. */
export const ToggleList = ({ kind, values, onChange }: ToggleListProps) => {
  const words: Partial<Record<GroupToggle, readonly string[]>> =
    kind === 'group' ? texts.toggles : texts.togglesOfChannel;
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {togglesFor(kind, values.comments === true).map((toggle) => {
        const Icon = ICONS[toggle];
        const [label = '', hint = ''] = words[toggle] ?? [];
        return (
          <li key={toggle} className="flex items-center gap-3.5 px-4 py-3">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            <div className="min-w-0 flex-1">
              <Switch
                label={label}
                hint={hint}
                isOn={values[toggle] === true}
                onChange={(isOn) => onChange(toggle, isOn)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
};
