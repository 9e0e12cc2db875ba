import type { HostView } from '@wagram/contract/federation';
import { getLanguage } from '#kernel';
import { Pill } from '#moderation';
import { Button } from '#ui';
import { texts as words } from './texts-desk.ts';

const TONES = { open: 'plain', limited: 'warning', blocked: 'danger' } as const;

export const HostRow = ({ host, onChange }: { readonly host: HostView; readonly onChange: () => void }) => (
  <div className="flex items-start gap-3">
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="text-base font-semibold wrap-anywhere">
          <bdi>{host.name}</bdi>
        </span>
        {host.state !== 'open' && <Pill tone={TONES[host.state]}>{words.state[host.state]}</Pill>}
      </p>
      {host.people > 0 && (
        <p className="figures text-sm text-ink-2">
          {getLanguage().list([words.people(host.people), words.follows(host.follows)])}
        </p>
      )}
      {host.reason !== null && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          <bdi>{host.reason}</bdi>
        </p>
      )}
      {host.failing_since !== null && (
        <p className="text-sm text-amber">{words.failing(getLanguage().date(host.failing_since, 'mediumTime'))}</p>
      )}
    </div>
    <Button look="ghost" size="sm" aria-label={words.change(host.name)} onClick={onChange}>
      {words.changeWord}
    </Button>
  </div>
);
