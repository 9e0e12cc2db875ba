import { english } from '@wagram/contract/kernel';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { openPage } from '../testing/index.ts';
import { AskError } from './ask.ts';
import { createTexts, getLanguage, lazy, sentenceOf, useLanguage, whenSentences } from './language.ts';
import type { Say, Translated, Translation } from './language.ts';
import { switchLanguage } from './switch-language.ts';
import type { Translations } from './switch-language.ts';

const notes = createTexts('notes/texts', (language) => ({
  heading: 'Notes',
  list: {
    empty: 'Nothing here',
    count: (count: number) => language.count(count, { one: '# note', other: '# notes' }),
    steps: ['Write', 'Keep'],
  },
  of: (name: string) => `Notes of ${name}`,
}));
type Notes = typeof notes;

const german: Translation<Notes> = (language) => ({
  heading: 'Notizen',
  list: {
    count: (count) => language.count(count, { one: '# Notiz', other: '# Notizen' }),
    steps: ['Schreiben', 'Behalten'],
  },
  of: (name) => `Notizen von ${name}`,
});

const arabic: Translation<Notes> = (language) => ({
  list: { count: (count) => language.count(count, { zero: 'لا شيء', two: 'ملاحظتان', few: '# ملاحظات', other: '#' }) },
});

const files: Record<string, Say<object>> = { 'notes/texts.de': german, 'notes/texts.ar': arabic };

const translations = (more: Partial<Translations> = {}): Translations => ({
  texts: ({ name }, tag) => Promise.resolve(files[`${name}.${tag}`] ?? null),
  sentences: () => Promise.resolve(null),
  ...more,
});

afterEach(async () => {
  await act(() => switchLanguage(english.tag, translations()));
});

describe('texts of another language', () => {
  it('are said by the same objects, with its plurals and numbers', async () => {
    const { list } = notes;
    await switchLanguage('de', translations());
    expect([notes.heading, notes.of('Ana'), list.count(1), list.count(1234)]).toEqual([
      'Notizen',
      'Notizen von Ana',
      '1 Notiz',
      '1.234 Notizen',
    ]);
    expect(notes.list).toBe(list);
    expect(list.steps).toEqual(['Schreiben', 'Behalten']);
    expect(getLanguage().number(1.5)).toBe('1,5');
    expect(document.documentElement.lang).toBe('de');
  });

  it('what a language has not is said in English, also after another one', async () => {
    await switchLanguage('de', translations());
    expect(notes.list.empty).toBe('Nothing here');
    await switchLanguage('ar', translations());
    expect([notes.heading, notes.list.steps[0]]).toEqual(['Notes', 'Write']);
    expect([0, 2].map((count) => notes.list.count(count))).toEqual(['لا شيء', 'ملاحظتان']);
    expect(document.documentElement.dir).toBe('rtl');
    await switchLanguage('en', translations());
    expect([notes.list.count(2), document.documentElement.dir, getLanguage().tag]).toEqual(['2 notes', 'ltr', 'en']);
  });

  it('have the keys and the arguments of the English ones', () => {
    expectTypeOf<{ heading: 'Notizen' }>().toExtend<Translated<Notes>>();
    expectTypeOf<{ heading: number }>().not.toExtend<Translated<Notes>>();
    expectTypeOf<{ title: string }>().not.toExtend<Translated<Notes>>();
    expectTypeOf<{ of: (count: number) => string }>().not.toExtend<Translated<Notes>>();
    expectTypeOf<{ list: { count: () => number } }>().not.toExtend<Translated<Notes>>();
  });

  it('a file that does not come leaves its texts in English', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await switchLanguage('de', translations({ texts: () => Promise.reject(new Error('gone')) }));
    expect([notes.heading, getLanguage().tag]).toEqual(['Notes', 'de']);
    warn.mockRestore();
  });

  it('of two changes the later one counts, whichever comes first', async () => {
    let bring = (_say: Say<object> | null) => {};
    const slow = new Promise<Say<object> | null>((resolve) => {
      bring = resolve;
    });
    const first = switchLanguage('de', translations({ texts: () => slow }));
    await switchLanguage('ar', translations());
    bring(german);
    await first;
    expect([notes.heading, getLanguage().tag]).toEqual(['Notes', 'ar']);
  });
});

describe('a page', () => {
  const Page = () => (
    <p key={useLanguage().tag}>
      {notes.heading}, {notes.list.count(3)}
    </p>
  );

  it('is drawn anew when the language changes', async () => {
    openPage();
    render(<Page />);
    expect(screen.getByText('Notes, 3 notes')).toBeTruthy();
    await act(() => switchLanguage('de', translations()));
    expect(screen.getByText('Notizen, 3 Notizen')).toBeTruthy();
  });

  it('a screen that comes later is drawn when its own texts are there', async () => {
    openPage();
    const drawn: string[] = [];
    await switchLanguage('de', translations({ texts: () => Promise.resolve(() => ({ title: 'Spät' })) }));
    const Late = lazy(() => {
      const late = createTexts('late/texts', () => ({ title: 'Late' }));
      const Screen = () => {
        drawn.push(late.title);
        return <p>{late.title}</p>;
      };
      return Promise.resolve({ default: Screen });
    });
    render(<Late />);
    expect(await screen.findByText('Spät')).toBeTruthy();
    expect(drawn).not.toContain('Late');
  });
});

describe('a refusal', () => {
  const sentences = {
    refusals: {
      post_not_found: 'Beitrag nicht gefunden',
      slow_mode: (details: unknown) => `Warte ${(details as { seconds: number }).seconds} s`,
    },
    rules: { 'A post has at most # characters': 'Ein Beitrag hat höchstens # Zeichen' },
  };
  const refuse = (code: string, error: string, details?: unknown) =>
    new AskError(400, { code, error, details }).message;

  it('is said by its code, with its details, and otherwise in the words of the server', async () => {
    expect(refuse('post_not_found', 'Post not found')).toBe('Post not found');
    await switchLanguage('de', translations({ sentences: () => Promise.resolve(sentences) }));
    await whenSentences();
    expect(refuse('post_not_found', 'Post not found')).toBe('Beitrag nicht gefunden');
    expect(refuse('slow_mode', 'Wait 5 s', { seconds: 5 })).toBe('Warte 5 s');
    expect(refuse('not_known_here', 'Something else')).toBe('Something else');
    expect(refuse('constructor', 'Something else')).toBe('Something else');
  });

  it('a rule of the contract is said by its English sentence, with its numbers', async () => {
    await switchLanguage('de', translations({ sentences: () => Promise.resolve(sentences) }));
    await whenSentences();
    expect(sentenceOf('A post has at most 2,000 characters')).toBe('Ein Beitrag hat höchstens 2.000 Zeichen');
    expect(refuse('invalid_input', 'A post has at most 2,000 characters')).toBe(
      'Ein Beitrag hat höchstens 2.000 Zeichen',
    );
  });
});
