import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser, readStored, writeStoredJson } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { MutedWords } from './muted-words.tsx';
import { useMutedWord } from './muted.ts';

const ana = person('ana');
const word = (text: string, until: string | null = null) => ({ word: text, until, since: new Date().toISOString() });
const Found = ({ text, by = person('bob').id }: { readonly text: string; readonly by?: typeof ana.id }) => (
  <output>{useMutedWord(text, by) ?? 'nothing'}</output>
);
const keep = (owner: typeof ana.id, ...words: ReturnType<typeof word>[]) =>
  writeStoredJson('muted', { owner, muted: { words, posts: [] } });

describe('what is muted on this device', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
  });

  it('[SOC-10] a word is found in the text of others, not in one’s own, and nobody else’s words count', () => {
    serve({});
    keep(ana.id, word('spoiler'));
    draw(
      <>
        <Found text="a Spoiler!" />
        <Found text="a Spoiler!" by={ana.id} />
        <Found text="nothing of it" />
      </>,
    );
    expect(
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .slice(0, 3),
    ).toEqual(['spoiler', 'nothing', 'nothing']);
    openPage();
    keepStoredUser(person('cleo'));
    keep(ana.id, word('spoiler'));
    draw(<Found text="a spoiler" />);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('nothing');
  });

  it('[SOC-10] a damaged store mutes nothing', () => {
    serve({});
    writeStoredJson('muted', { owner: ana.id });
    draw(<Found text="a spoiler" />);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('nothing');
  });

  it('[SOC-10] a word is muted for a while and taken back; what was typed stays when it was refused', async () => {
    let isFull = true;
    const log = serve({
      'GET /api/muted': yes({ words: [word('football', '2026-06-01T10:00:00.000Z')], posts: [] }),
      'POST /api/muted-words': () =>
        isFull
          ? no(409, 'too_many_muted', 'You have muted as much as fits.')
          : yes({ words: [word('spoiler')], posts: [] }),
      'DELETE /api/muted-words': yes({ words: [], posts: [] }),
    });
    draw(<MutedWords memberId={ana.id} />);
    expect(await screen.findByText('football')).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Word, phrase or #hashtag' });
    fireEvent.change(field, { target: { value: 'spoiler' } });
    fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mute word' }));
    expect(await screen.findByText('You have muted as much as fits.')).toBeTruthy();
    expect(field.value).toBe('spoiler');
    isFull = false;
    fireEvent.click(screen.getByRole('button', { name: 'Mute word' }));
    await waitFor(() => expect(field.value).toBe(''));
    expect(log.findLast(({ line }) => line === 'POST /api/muted-words')?.body).toMatchObject({
      word: 'spoiler',
      for: 'week',
    });
    expect(readStored('muted')).toContain('spoiler');
    fireEvent.click(screen.getByRole('button', { name: 'Unmute spoiler' }));
    expect(await screen.findByText('You have muted no words')).toBeTruthy();
    expect(readStored('muted')).not.toContain('spoiler');
  });
});
