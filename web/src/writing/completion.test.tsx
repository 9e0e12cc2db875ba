import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberId } from '@wagram/contract/kernel';
import { draw, openPage } from '#testing';
import { CompletionProvider } from './completion-source.ts';
import type { CompletionSource } from './completion-source.ts';
import { EmojiButton, useEmoji } from './emoji-button.tsx';
import { useCompletion } from './use-completion.tsx';
// Loaded before they are asked for: a busy machine takes its time.
import './completion-list.tsx';
import './emoji-panel.tsx';

const person = (handle: string) => ({
  kind: 'member' as const,
  id: handle as MemberId,
  name: `${handle} example`,
  handle,
  avatarUrl: null,
});
const source = (): CompletionSource => ({
  findMembers: vi.fn((words: string) =>
    Promise.resolve(['mara', 'mark'].filter((one) => one.startsWith(words)).map(person)),
  ),
  findTags: vi.fn(() => Promise.resolve([{ kind: 'tag' as const, tag: 'jazz' }])),
});

const Sheet = () => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const completion = useCompletion({ field, text, onChange: setText });
  const emoji = useEmoji({ field, text, onChange: setText });
  return (
    <>
      <textarea
        ref={field}
        aria-label="Words"
        value={text}
        {...completion.attributes}
        onKeyDown={completion.handleKey}
        onBlur={completion.close}
        onChange={(event) => {
          setText(event.target.value);
          completion.look();
        }}
      />
      {completion.list}
      <EmojiButton emoji={emoji} className="" />
      {emoji.panel}
    </>
  );
};

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text, selectionStart: text.length } });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const press = (key: string) => fireEvent.keyDown(field(), { key });

const open = (from: CompletionSource = source()) => {
  draw(
    <CompletionProvider value={from}>
      <Sheet />
    </CompletionProvider>,
  );
  return from;
};

describe('[SOC-06] completion', () => {
  beforeEach(() => openPage());

  it('offers people behind @; the arrows choose, Enter takes', async () => {
    open();
    type('hello @ma');
    await waitFor(() => expect(options()).toHaveLength(2));
    const first = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(first?.textContent).toContain('@mara');
    press('ArrowDown');
    press('Enter');
    expect(field().value).toBe('hello @mark ');
    expect(field().selectionStart).toBe('hello @mark '.length);
    await waitFor(() => expect(options()).toEqual([]));
  });

  it('offers hashtags behind #, and a tap takes one', async () => {
    open();
    type('#ja');
    fireEvent.click(await screen.findByRole('option', { name: 'jazz' }));
    expect(field().value).toBe('#jazz ');
  });

  it('offers emoji behind a colon by name', async () => {
    open();
    type('play the :saxo');
    await waitFor(() => expect(options()[0]).toContain('🎷'));
    press('Tab');
    expect(field().value).toBe('play the 🎷 ');
  });

  it('is sent away by Escape until another word begins', async () => {
    open();
    type('@ma');
    await waitFor(() => expect(options()).toHaveLength(2));
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(options()).toEqual([]));
    type('@mar');
    expect(options()).toEqual([]);
    type('@mar @ma');
    await waitFor(() => expect(options()).toHaveLength(2));
  });

  it('asks nothing where no name is typed, and shows nothing when asking fails', async () => {
    const from = open({ ...source(), findTags: vi.fn(() => Promise.reject(new Error('away'))) });
    type('mail me@home');
    type('mail me@home #ja');
    await waitFor(() => expect(from.findTags).toHaveBeenCalledTimes(1));
    expect(from.findMembers).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
    press('Enter');
    expect(field().value).toBe('mail me@home #ja');
  });
});

describe('[SOC-06] the emoji panel', () => {
  beforeEach(() => openPage());

  it('puts what is chosen where the cursor stands, and remembers it', async () => {
    open();
    type('ab');
    field().setSelectionRange(1, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
    fireEvent.click(await screen.findByRole('button', { name: 'grinning face' }));
    expect(field().value).toBe('a😀b');
    fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
    fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
    expect(await screen.findByRole('radio', { name: 'Used last' })).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: '😀' })).toBeTruthy();
  });

  it('finds by name, and gives people the chosen skin tone', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'People' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Medium' }));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search emoji' }), { target: { value: 'raised hand' } });
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'People' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'raised hand' }));
    expect(field().value).toBe('✋🏽');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search emoji' }), { target: { value: 'qqqq' } });
    expect(await screen.findByText('No emoji is called “qqqq”.')).toBeTruthy();
  });
});
