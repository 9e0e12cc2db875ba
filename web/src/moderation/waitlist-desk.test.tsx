import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { ModerationDesk } from './desk.tsx';

const queues = {
  'GET /api/moderation/reports': yes({ cases: [], next_cursor: null, open: 0 }),
  'GET /api/moderation/appeals': yes({ appeals: [], next_cursor: null, open: 0 }),
};
const waiting = (launchpad: number) =>
  yes({
    wishes: [
      { wish: 'launchpad', waiting: launchpad },
      { wish: 'token', waiting: 0 },
    ],
  });
const open = () => draw(<ModerationDesk />, '/moderation?tab=wishes');

describe('what members wait for', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('mod'));
  });

  it('[LAUN-01] D26: is answered in the operator’s words, after a second look', async () => {
    let left = 2;
    const log = serve({
      ...queues,
      'GET /api/moderation/wishes': () => waiting(left),
      'POST /api/moderation/wishes': () => {
        left = 0;
        return yes({ told: 2 });
      },
    });
    open();
    expect(await screen.findByText('2 members wait')).toBeTruthy();
    expect(screen.getAllByText('Nobody waits')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'It is ready' }));
    const field = screen.getByLabelText('What they read');
    expect(field).toHaveProperty('value', 'The launchpad is open.');
    fireEvent.change(field, { target: { value: ' ' } });
    expect(screen.getByRole('button', { name: 'Tell 2 members' })).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: 'It opens at noon. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Tell 2 members' }));
    await waitFor(() => expect(screen.getAllByText('Nobody waits')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'It is ready' })).toBeNull();
    expect(log.filter(({ line }) => line.startsWith('POST')).map(({ body }) => body)).toEqual([
      { wish: 'launchpad', message: 'It opens at noon.' },
    ]);
  });

  it('says why it was not told, and keeps what was written', async () => {
    const why = 'Set TOKEN_ADDRESS first: until then the page says that there is no token';
    serve({
      ...queues,
      'GET /api/moderation/wishes': waiting(1),
      'POST /api/moderation/wishes': no(409, 'token_not_named', why),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'It is ready' }));
    fireEvent.click(screen.getByRole('button', { name: 'Tell 1 member' }));
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.getByLabelText('What they read')).toHaveProperty('value', 'The launchpad is open.');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('What they read')).toBeNull();
  });
});
