import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { ModerationDesk } from './desk.tsx';

const job = (end: string, change: object = {}) => ({
  id: `00000000-0000-7000-8000-00000000000${end}`,
  kind: 'mail',
  tries: 6,
  error: '550 no such mailbox',
  username: '@bob',
  created_at: '2026-01-01T00:00:00.000Z',
  failed_at: '2026-01-02T00:00:00.000Z',
  ...change,
});

describe('work that was given up', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('mod'));
  });

  it('is read on /moderation, tried again and let go; one that somebody else has decided goes too', async () => {
    let jobs = [job('a'), job('b', { kind: 'chain.confirm', username: null, tries: 1 })];
    const log = serve({
      'GET /api/moderation/reports': yes({ cases: [], next_cursor: null, open: 0 }),
      'GET /api/moderation/appeals': yes({ appeals: [], next_cursor: null, open: 0 }),
      'GET /api/moderation/jobs': () => yes({ jobs, next_cursor: null, failed: jobs.length }),
      'POST /api/moderation/jobs': ({ body }) => {
        jobs = jobs.filter(({ id }) => id !== (body as { job_id: string }).job_id);
        return jobs.length === 1 ? yes() : no(404, 'job_not_found', 'This waits no longer');
      },
    });
    draw(<ModerationDesk />, '/moderation?tab=jobs');
    expect(await screen.findByText('A mail')).toBeTruthy();
    expect(screen.getByText('tried 6 times')).toBeTruthy();
    expect(screen.getByText('chain.confirm')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again: A mail' }));
    await waitForElementToBeRemoved(() => screen.queryByText('A mail'));
    fireEvent.click(screen.getByRole('button', { name: 'Let go: chain.confirm' }));
    expect(await screen.findByText('Nothing was given up')).toBeTruthy();
    expect(log.filter(({ line }) => line === 'POST /api/moderation/jobs').map(({ body }) => body)).toEqual([
      { job_id: job('a').id, action: 'retry' },
      { job_id: job('b').id, action: 'discard' },
    ]);
  });
});
