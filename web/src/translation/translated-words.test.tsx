import type { PostView } from '@wagram/contract/posts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { PostCard, PostSlotsProvider } from '#posts';
import { draw, no, openPage, person, post, serve, yes } from '#testing';
import { Toaster } from '#ui';
import { TranslatedWords } from './translated-words.tsx';

const SPANISH = 'El pan de mi abuela es el mejor que hay @ana';
const MADE = {
  text: '@ana My grandmother makes the best bread',
  facets: [{ start: 0, end: 4, kind: 'mention', value: 'ana' }],
  from: 'es',
};

const Card = ({ of }: { readonly of: PostView }) => (
  <PostSlotsProvider value={{ Words: TranslatedWords }}>
    <PostCard post={of} />
    <Suspense>
      <Toaster theme="light" />
    </Suspense>
  </PostSlotsProvider>
);
const show = (content: string) => draw(<Card of={post(1, { content })} />);
const line = () => screen.queryByRole('button', { name: /^Translate from/ });
const words = (text: string | RegExp) => screen.getByText(text, { selector: 'p' });

beforeEach(() => {
  openPage({ translate: true });
  keepStoredUser(person('ana'));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'de']);
  serve({});
});

describe('the line under a text in another language', () => {
  it('[LNG-05] the translation takes its place, and gives it back without being asked for again', async () => {
    const log = serve({ 'POST /api/translate': yes(MADE) });
    show(SPANISH);
    expect(words(/El pan/).lang).toBe('es');
    fireEvent.click(screen.getByRole('button', { name: 'Translate from Spanish' }));
    const original = await screen.findByRole('button', { name: 'Show original' });
    expect(screen.getByText('Translated by a machine')).toBeTruthy();
    expect(words(/best bread/).lang).toBe('en');
    expect(words(/best bread/).dir).toBe('auto');
    expect(screen.getByRole('link', { name: '@ana' }).getAttribute('href')).toBe('/user/ana');
    expect(screen.queryByText(/El pan/)).toBeNull();
    fireEvent.click(original);
    expect(words(/El pan/).lang).toBe('es');
    fireEvent.click(screen.getByRole('button', { name: 'Translate from Spanish' }));
    expect(words(/best bread/)).toBeTruthy();
    expect(log.map(({ line: asked, body }) => [asked, body])).toEqual([
      ['POST /api/translate', { post_id: post(1).id, to: 'en' }],
    ]);
  });

  it('[LNG-05] says that it is being made, and is asked for once', async () => {
    const log = serve({ 'POST /api/translate': 'silent' });
    show(SPANISH);
    const button = screen.getByRole('button', { name: 'Translate from Spanish' });
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('Translating…'));
    fireEvent.click(button);
    expect(log).toHaveLength(1);
    expect(words(/El pan/)).toBeTruthy();
  });

  it('[LNG-05] a failure is told in the words of the server, and the text stays', async () => {
    serve({ 'POST /api/translate': no(502, 'translate_down', 'The translation could not be had. Please try again.') });
    show(SPANISH);
    fireEvent.click(screen.getByRole('button', { name: 'Translate from Spanish' }));
    expect(await screen.findByText('The translation could not be had. Please try again.')).toBeTruthy();
    expect(words(/El pan/)).toBeTruthy();
    expect(line()).toBeTruthy();
  });

  it('[LNG-05] after an edit the text is the new one, and is translated anew', async () => {
    const log = serve({ 'POST /api/translate': yes(MADE) });
    const Edited = () => {
      const [content, setContent] = useState(SPANISH);
      return (
        <>
          <Card of={post(1, { content })} />
          <button type="button" onClick={() => setContent('El pan de mi madre es el mejor que hay')}>
            edit
          </button>
        </>
      );
    };
    draw(<Edited />);
    fireEvent.click(screen.getByRole('button', { name: 'Translate from Spanish' }));
    await screen.findByRole('button', { name: 'Show original' });
    fireEvent.click(screen.getByRole('button', { name: 'edit' }));
    expect(words(/de mi madre/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Translate from Spanish' }));
    await screen.findByRole('button', { name: 'Show original' });
    expect(log).toHaveLength(2);
  });

  it.each([
    ['English, which the page speaks', 'I have been waiting for this bus since eight'],
    ['German, which the browser asks for', 'Heute ist das Wetter schön, und wir gehen in den Garten'],
    ['a language that cannot be told', 'Buen provecho'],
  ])('[LNG-05] there is none under %s', (_what, content) => {
    show(content);
    expect(line()).toBeNull();
  });

  it('[LNG-05] there is none where no server is named, and none for a guest', () => {
    openPage();
    keepStoredUser(person('ana'));
    show(SPANISH);
    expect(line()).toBeNull();
    expect(words(/El pan/).lang).toBe('es');
    openPage({ translate: true });
    show(SPANISH);
    expect(line()).toBeNull();
  });
});
