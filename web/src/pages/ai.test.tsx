import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { removeStored } from '#kernel';
import { draw, openPage } from '../testing/index.ts';
import { AiPage } from './ai.tsx';

const encoder = new TextEncoder();
let asked: { turns: { role: string; content: string }[] }[] = [];
let push: (piece: object | null) => void = () => undefined;

/** A server whose answer is written by the test, piece by piece; null ends it. */
const serveStream = (status = 200) => {
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push(JSON.parse(body));
    if (status !== 200) return Response.json({ success: false, code: 'x', error: 'Please wait' }, { status });
    return new Response(
      new ReadableStream({
        start: (controller) => {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          push = (piece) =>
            piece === null
              ? controller.close()
              : controller.enqueue(encoder.encode(`data: ${JSON.stringify(piece)}\n\n`));
        },
      }),
    );
  });
};

beforeEach(() => {
  openPage();
  removeStored('assistant');
  serveStream();
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask anything' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = (change: object = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...change });
const done = { type: 'done', cut: false, demo: false };

describe('/ai', () => {
  it('[AI-01] Enter sends, Shift+Enter does not, and empty after trimming does nothing', async () => {
    draw(<AiPage />);
    enter();
    write('  \n ');
    enter();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    write('Who bakes?');
    enter({ shiftKey: true });
    expect(asked).toEqual([]);
    enter();
    await waitFor(() => expect(asked).toEqual([{ turns: [{ role: 'user', content: 'Who bakes?' }] }]));
    expect(field().value).toBe('');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who bakes?');
    push({ type: 'text', text: 'Ana **bakes' });
    push({ type: 'text', text: '** <img src=x>' });
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    push({ type: 'sources', sources: [{ kind: 'post', id, username: '@ana', text: 'Sourdough' }] });
    push(done);
    push(null);
    expect((await screen.findByText('bakes')).tagName).toBe('STRONG');
    expect(screen.getByText(/<img src=x>/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '@ana Sourdough' }).getAttribute('href')).toBe(`/post/${id}`);
    await screen.findByRole('button', { name: 'Send' });
    write('And why?');
    enter();
    await waitFor(() => expect(asked[1]?.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']));
  });

  it('[AI-01] an answer can be stopped, fails with a clear text, and can be asked for again', async () => {
    draw(<AiPage />);
    write('Hi');
    enter();
    await waitFor(() => expect(asked).toHaveLength(1));
    push({ type: 'text', text: 'Half' });
    await screen.findByText('Half');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('You stopped this answer.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    push({ type: 'error', code: 'assistant_slow', error: 'The assistant took too long to answer. Please try again.' });
    push(null);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The assistant took too long to answer. Please try again.',
    );
    serveStream(429);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Please wait');
    expect(asked).toEqual([{ turns: [{ role: 'user', content: 'Hi' }] }]);
    serveStream();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    push(null);
    await screen.findByText('The answer did not arrive. Please try again.');
  });

  it('[MEND-21] says before one asks what it can do, with questions that it can answer', () => {
    openPage({ model: false });
    draw(<AiPage />);
    expect(screen.getByText(/No AI model is connected, so I cannot write texts or sum them up/)).toBeTruthy();
    for (const name of ['What is trending today?', 'Who writes about solana?', 'How do I turn on two-factor sign-in?'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.queryByText(/AI can be wrong/)).toBeNull();
  });

  it('[MEND-21] goes to the new question and follows its answer, until its reader scrolls up', async () => {
    const went = vi.spyOn(window.Element.prototype, 'scrollIntoView');
    onTestFinished(() => went.mockRestore());
    const page = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
    draw(<AiPage />);
    write('Who bakes?');
    enter();
    await waitFor(() => expect(went).toHaveBeenCalled());
    await waitFor(() => expect(asked).toHaveLength(1));
    went.mockClear();
    push({ type: 'text', text: 'Ana' });
    await screen.findByText('Ana');
    await waitFor(() => expect(went).toHaveBeenCalled());
    document.documentElement.scrollTop = 2_000;
    fireEvent.scroll(window);
    document.documentElement.scrollTop = 1_000;
    fireEvent.scroll(window);
    went.mockClear();
    push({ type: 'text', text: ' bakes' });
    await screen.findByText('Ana bakes');
    expect(went).not.toHaveBeenCalled();
    push(done);
    push(null);
    page.mockRestore();
  });

  it('[AI-01] conversations are kept on the device, and can be opened and deleted', async () => {
    const first = draw(<AiPage />);
    write('First one');
    enter();
    await waitFor(() => expect(asked).toHaveLength(1));
    push({ type: 'text', text: 'Answer one' });
    push(done);
    await screen.findByText('Answer one');
    await screen.findByRole('button', { name: 'Send' });
    first.unmount();
    draw(<AiPage />);
    expect(screen.getByText('Answer one')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'New chat' }));
    expect(screen.getByRole('heading', { name: 'What would you like to know?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Your chats' }));
    fireEvent.click(screen.getByRole('button', { name: /^First one/ }));
    expect(screen.getByText('Answer one')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Your chats' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete First one' }));
    expect(screen.getByText(/^Nothing asked yet/)).toBeTruthy();
    expect(screen.queryByText('Answer one')).toBeNull();
  });
});
