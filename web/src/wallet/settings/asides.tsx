import { useState } from 'react';
import { getBrand } from '#kernel';
import { Button, download, TimeAgo, toast } from '#ui';
import { shortAddress } from '../address.ts';
import { errorText } from '../error-text.ts';
import { Section } from '../section.tsx';
import { Sheet } from '../sheet.tsx';
import type { Aside } from '../shelf.ts';
import { texts } from './texts.ts';
import type { PasswordGate } from '../vault/use-password-gate.tsx';
import { bringBack, forgetAside, textOfAside } from '../vault/vault.ts';

const words = texts.asides;

interface AsideRowProps {
  readonly aside: Aside;
  readonly onAct: (act: 'bring' | 'save' | 'remove') => void;
}

const AsideRow = ({ aside, onAct }: AsideRowProps) => (
  <li className="flex flex-col gap-2 border-t border-line py-3.5 first:border-t-0 first:pt-0">
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="text-base font-semibold">{words[aside.why]}</span>
      {aside.address !== null && (
        <span className="font-mono text-sm text-ink-2" title={aside.address}>
          {shortAddress(aside.address)}
        </span>
      )}
      <TimeAgo at={aside.at} className="ms-auto text-sm text-ink-3" />
    </div>
    <div className="flex flex-wrap gap-2">
      <Button look="soft" size="sm" className="min-h-11" onClick={() => onAct('bring')}>
        {words.bring}
      </Button>
      <Button look="ghost" size="sm" className="min-h-11" onClick={() => onAct('save')}>
        {words.save}
      </Button>
      <Button look="ghost" size="sm" className="min-h-11 text-coral" onClick={() => onAct('remove')}>
        {words.remove}
      </Button>
    </div>
  </li>
);

interface AsidesProps {
  readonly tag: string;
  readonly asides: readonly Aside[];
  readonly gate: PasswordGate;
  readonly unlocked: () => Promise<boolean>;
}

/** WA-05: what could not be read or was replaced, and the way back to it. */
export const AsidesSection = ({ tag, asides, gate, unlocked }: AsidesProps) => {
  const [leaving, setLeaving] = useState<Aside | null>(null);
  const withPassword = async (aside: Aside, work: (password: string | null) => Promise<void>): Promise<boolean> => {
    if (aside.sealed !== undefined) return gate.ask(texts.ask.act, work);
    await work(null);
    return true;
  };
  const handleBring = async (aside: Aside) => {
    if (!(await unlocked())) return;
    if (await withPassword(aside, (password) => bringBack(tag, aside, password))) toast(words.back, 'good');
  };
  const handleSave = (aside: Aside) =>
    withPassword(aside, async (password) => {
      download(words.name(getBrand().slug, aside.at), await textOfAside(aside, password), 'text/plain');
    });
  const handleAct = (aside: Aside) => (act: 'bring' | 'save' | 'remove') => {
    if (act === 'remove') return setLeaving(aside);
    const doing = act === 'bring' ? handleBring(aside) : handleSave(aside);
    doing.catch((cause: unknown) => toast(errorText(cause), 'bad'));
  };
  if (asides.length === 0) return null;
  return (
    <Section id="earlier" title={words.title} hint={words.hint}>
      <ul>
        {asides.map((aside) => (
          <AsideRow key={aside.key} aside={aside} onAct={handleAct(aside)} />
        ))}
      </ul>
      {leaving !== null && (
        <Sheet title={words.removeTitle} description={words.removeAbout} onClose={() => setLeaving(null)}>
          <div className="flex gap-3">
            <Button look="soft" className="flex-1" onClick={() => setLeaving(null)}>
              {texts.generate.cancel}
            </Button>
            <Button
              look="danger"
              className="flex-1"
              onClick={() => {
                forgetAside(leaving);
                setLeaving(null);
                toast(words.removed);
              }}
            >
              {words.remove}
            </Button>
          </div>
        </Sheet>
      )}
    </Section>
  );
};
