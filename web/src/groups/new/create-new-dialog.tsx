import { ChevronRight, Megaphone, UsersRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Dialog } from '#ui';
import { texts } from '../texts.ts';

const words = texts.create;

interface ChoiceProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly hint: string;
}

const Choice = ({ to, icon: Icon, title, hint }: ChoiceProps) => (
  <Link
    to={to}
    className="group/choice flex items-center gap-4 rounded-card border border-line p-4 transition-colors duration-150 hover:border-line-strong hover:bg-sunken/60"
  >
    <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-2xl bg-accent-soft text-accent-ink">
      <Icon aria-hidden="true" className="size-6" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block text-base font-semibold">{title}</span>
      <span className="block text-sm text-ink-2">{hint}</span>
    </span>
    <ChevronRight
      aria-hidden="true"
      className="size-5 shrink-0 text-ink-3 transition-transform duration-150 group-hover/choice:translate-x-0.5 rtl:rotate-180"
    />
  </Link>
);

/** GRP-01. */
export const CreateNewDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={words.title} description={words.hint} onClose={onClose}>
    <div className="flex flex-col gap-3 px-6 pt-5">
      <Choice to="/create-group" icon={UsersRound} title={words.group} hint={words.groupHint} />
      <Choice to="/create-group?kind=channel" icon={Megaphone} title={words.channel} hint={words.channelHint} />
    </div>
  </Dialog>
);
