import { Eye, EyeOff } from 'lucide-react';
import { Button, classes, copyText, toast } from '#ui';
import { CopyButton, Section } from '../section.tsx';
import { texts } from './texts.ts';
import type { Reveal, SecretKind } from '../vault/use-reveal.ts';

const MASK = '•'.repeat(88);
const BOX = 'rounded-field border border-line bg-sunken px-4 py-3 font-mono text-sm leading-6 text-balance break-all';

export const PublicKeySection = ({ address }: { readonly address: string }) => (
  <Section id="public-key" title={texts.publicKey.title} hint={texts.publicKey.hint}>
    <p className={BOX}>{address}</p>
    <div className="mt-3 flex gap-2">
      <CopyButton
        label={texts.publicKey.copy}
        onCopy={async () => {
          const isDone = await copyText(address);
          if (!isDone) toast(texts.notCopied, 'bad');
          return isDone;
        }}
      />
    </div>
  </Section>
);

interface ActsProps {
  readonly kind: SecretKind;
  readonly reveal: Reveal;
  readonly words: { readonly copy: string; readonly show: string; readonly hide: string };
}

const Acts = ({ kind, reveal, words }: ActsProps) => {
  const isShown = reveal.shown?.kind === kind;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <>
      <Button
        look="soft"
        size="sm"
        aria-label={isShown ? words.hide : words.show}
        className="min-h-11"
        icon={<Icon aria-hidden="true" className="size-4" />}
        onClick={() => (isShown ? reveal.hide() : void reveal.show(kind))}
      >
        {isShown ? texts.hide : texts.show}
      </Button>
      <CopyButton label={words.copy} onCopy={() => reveal.copy(kind)} />
    </>
  );
};

/** WALL-02: 88 dots, until it is asked for. */
export const SigningKeySection = ({ reveal }: { readonly reveal: Reveal }) => {
  const words = texts.privateKey;
  const isShown = reveal.shown?.kind === 'key';
  return (
    <Section id="private-key" title={words.title} hint={words.hint}>
      <p data-secret="key" className={classes(BOX, !isShown && 'text-ink-3 select-none')}>
        {isShown ? reveal.shown?.text : <span aria-label={words.masked}>{MASK}</span>}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Acts kind="key" reveal={reveal} words={words} />
      </div>
    </Section>
  );
};

const Words = ({ phrase, length }: { readonly phrase: string | null; readonly length: number }) => {
  const list = phrase?.split(' ') ?? Array.from({ length }, () => null);
  return (
    <ol
      data-secret="phrase"
      aria-label={phrase === null ? texts.phrase.masked : texts.phrase.title}
      className="grid grid-cols-2 gap-x-1.5 gap-y-1.5 min-[380px]:grid-cols-3 sm:grid-cols-4"
    >
      {list.map((word, place) => (
        <li key={place} className="flex min-h-9 items-center gap-1.5 rounded-lg bg-sunken px-2 font-mono text-sm">
          <span aria-hidden="true" className="w-5 shrink-0 text-end text-xs text-ink-3">
            {place + 1}
          </span>
          {word ?? <span className="text-ink-3 select-none">•••••</span>}
        </li>
      ))}
    </ol>
  );
};

interface PhraseProps {
  readonly reveal: Reveal;
  readonly length: number;
  readonly isBackedUp: boolean;
  readonly onCheck: () => void;
}

export const PhraseSection = ({ reveal, length, isBackedUp, onCheck }: PhraseProps) => {
  const words = texts.phrase;
  const shown = reveal.shown?.kind === 'phrase' ? reveal.shown.text : null;
  return (
    <Section
      id="phrase"
      title={words.title}
      hint={words.hint(length)}
      aside={
        <span
          className={classes(
            'rounded-full px-2.5 py-1 text-xs font-semibold',
            isBackedUp ? 'bg-mint-soft text-mint' : 'bg-amber-soft text-amber',
          )}
        >
          {isBackedUp ? words.backedUp : words.notBackedUp}
        </span>
      }
    >
      <Words phrase={shown} length={length} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Acts kind="phrase" reveal={reveal} words={words} />
        {!isBackedUp && (
          <Button size="sm" className="min-h-11" onClick={onCheck}>
            {texts.backup.start}
          </Button>
        )}
      </div>
    </Section>
  );
};
