import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, stream, yes } from '#testing';
import { Superchat } from './superchat.tsx';

const bob = person('bob');
const live = stream();

beforeEach(() => {
  openPage();
  keepStoredUser(bob);
});

describe('a superchat', () => {
  it('[MEND-24] is an amount, words, and then sent: choosing spends nothing', async () => {
    const asked = serve({ 'POST /api/streams/chat': yes({ message: null }) });
    const sent = () => asked.filter(({ line }) => line === 'POST /api/streams/chat').map(({ body }) => body);
    let chatted = 0;
    draw(
      <form onSubmit={() => (chatted += 1)}>
        <Superchat stream={live} me={bob.id} message="For the" onSent={() => undefined} />
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Superchat' }));
    const button = await screen.findByRole('button', { name: 'Choose an amount' });
    expect(button.hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: '10 WGM' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Add a message' }), {
      target: { value: 'For the coffee' },
    });
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Send 10 WGM' }));
    await waitFor(() => expect(sent()).toMatchObject([{ amount: 10, message: 'For the coffee' }]));
    expect(chatted).toBe(0);
  });
});
