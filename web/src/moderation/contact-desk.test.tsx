import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, yes } from '#testing';
import { ModerationDesk } from './desk.tsx';

const letter = {
  id: '00000000-0000-7000-8000-00000000000a',
  email: 'bob@example.org',
  username: null,
  message: 'Where is my badge?',
  created_at: '2026-01-01T00:00:00.000Z',
};

describe('what people wrote under Help', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('mod'));
  });

  it('[MEND-16] is read on /moderation, answered by e-mail and closed', async () => {
    let contacts = [letter];
    const log = serve({
      'GET /api/moderation/reports': yes({ cases: [], next_cursor: null, open: 0 }),
      'GET /api/moderation/appeals': yes({ appeals: [], next_cursor: null, open: 0 }),
      'GET /api/help/contacts': () => yes({ contacts, next_cursor: null }),
      'POST /api/help/contacts/close': () => {
        contacts = [];
        return yes();
      },
    });
    draw(<ModerationDesk />, '/moderation?tab=contact');
    expect(await screen.findByText('Where is my badge?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Answer by email' }).getAttribute('href')).toMatch(
      /^mailto:bob%40example\.org\?subject=Re%3A%20your%20message/,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close the message of bob@example.org' }));
    expect(await screen.findByText('Nobody has written')).toBeTruthy();
    expect(log.find(({ line }) => line === 'POST /api/help/contacts/close')?.body).toEqual({ contact_id: letter.id });
  });
});
