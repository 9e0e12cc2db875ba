import { Car, Clock, Flag, Hand, Heart, Leaf, Lightbulb, Pizza, Smile, Trophy } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { classes, SearchLine } from '#ui';
import { emojiOf, findEmoji, GROUPS } from './emoji-data.ts';
import type { Emoji, Group } from './emoji-data.ts';
import { EmojiGrid } from './emoji-grid.tsx';
import { rememberEmoji, rememberTone, useEmojiHabits } from './emoji-habits.ts';
import { withTone } from './skin-tone.ts';
import type { Tone } from './skin-tone.ts';
import { texts } from './texts.ts';

const words = texts.emoji;
const SEARCH_MAX = 40;

type Shelf = Group | 'recent';
const SHELVES: readonly Shelf[] = ['recent', ...GROUPS];
const ICONS: Readonly<Record<Shelf, LucideIcon>> = {
  recent: Clock,
  smileys: Smile,
  people: Hand,
  nature: Leaf,
  food: Pizza,
  places: Car,
  activities: Trophy,
  objects: Lightbulb,
  symbols: Heart,
  flags: Flag,
};

interface ChoiceProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const Shelves = ({ value, onChange }: ChoiceProps<Shelf>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={words.groups} className="flex">
      {SHELVES.map((shelf) => {
        const Icon = ICONS[shelf];
        return (
          <label
            key={shelf}
            title={words.group[shelf]}
            className={classes(
              'inline-flex min-h-11 flex-1 cursor-pointer items-center justify-center border-b-2 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
              shelf === value ? 'border-accent-ink text-accent-ink' : 'border-transparent text-ink-3 hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={shelf === value}
              aria-label={words.group[shelf]}
              onChange={() => onChange(shelf)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-5" />
          </label>
        );
      })}
    </div>
  );
};

const HAND = '✋';
const TONES: readonly Tone[] = [0, 1, 2, 3, 4, 5];

const Tones = ({ value, onChange }: ChoiceProps<Tone>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={words.tone} className="flex items-center gap-1 px-1">
      <span className="flex-1 text-sm text-ink-3">{words.tone}</span>
      {TONES.map((tone) => (
        <label
          key={tone}
          title={words.tones[tone]}
          className={classes(
            'inline-flex size-11 cursor-pointer items-center justify-center rounded-full font-emoji text-xl has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
            tone === value ? 'bg-accent-soft' : 'hover:bg-sunken',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={tone === value}
            aria-label={words.tones[tone] ?? ''}
            onChange={() => onChange(tone)}
            className="sr-only"
          />
          {withTone(HAND, tone)}
        </label>
      ))}
    </div>
  );
};

const shownOn = (shelf: Shelf, search: string, recent: readonly string[]): readonly Emoji[] => {
  if (search !== '') return findEmoji(search);
  if (shelf !== 'recent') return emojiOf(shelf);
  return recent.map((emoji) => ({ emoji, name: emoji, words: '' }));
};

/** By kind, by name, and those used last. */
export const EmojiPanel = ({ onChoose }: { readonly onChoose: (emoji: string) => void }) => {
  const { recent, tone } = useEmojiHabits();
  // What lies on the shelf while it is open stays where it is.
  const [usedBefore] = useState(recent);
  const [shelf, setShelf] = useState<Shelf>(recent.length > 0 ? 'recent' : 'smileys');
  const [search, setSearch] = useState('');
  const shown = shownOn(shelf, search, usedBefore);
  const choose = (emoji: string) => {
    rememberEmoji(emoji);
    onChoose(emoji);
  };
  const nothing = search === '' ? words.noneRecent : words.none(search);
  return (
    <div className="flex h-full flex-col gap-2">
      <SearchLine label={words.search} clearLabel={words.clear} max={SEARCH_MAX} words={search} onSearch={setSearch} />
      {search === '' && <Shelves value={shelf} onChange={setShelf} />}
      {search === '' && shelf === 'people' && <Tones value={tone} onChange={rememberTone} />}
      {shown.length === 0 ? (
        <p className="py-8 text-center text-ink-3">{nothing}</p>
      ) : (
        <EmojiGrid
          key={search === '' ? shelf : search}
          label={search === '' ? words.group[shelf] : words.search}
          shown={shown}
          tone={shelf === 'recent' && search === '' ? 0 : tone}
          onChoose={choose}
        />
      )}
    </div>
  );
};
