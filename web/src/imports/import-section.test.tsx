import type { ImportView } from '@wagram/contract/imports';
import { asId } from '@wagram/contract/kernel';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, yes } from '#testing';
import { ImportSection } from './import-section.tsx';

const ana = person('ana');

const found = (change: Partial<ImportView>): ImportView => ({
  id: asId('00000000-0000-7000-8000-000000000001'),
  source: 'mastodon',
  state: 'shown',
  plan: {
    posts: 12,
    follows: 1,
    media: 3,
    left_out: [{ reason: 'reply', count: 4 }],
    sample: [{ content: 'Hello from there', created_at: '2019-03-01T10:00:00.000Z' }],
  },
  total: 13,
  done: 0,
  made: 0,
  created_at: '2026-11-15T12:00:00.000Z',
  ...change,
});

describe('bringing posts along', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
  });

  it('[SOC-18] shows what comes and what does not, and starts when it is told to', async () => {
    const log = serve({
      'GET /api/imports': yes({ import: found({}) }),
      'POST /api/imports/start': yes({ import: found({ state: 'running', done: 5 }) }),
    });
    draw(<ImportSection user={ana} />);
    expect(await screen.findByText('12 posts, each at its own date')).toBeTruthy();
    for (const words of [
      '1 person to follow',
      'Hello from there',
      'answers to others',
      '3 pictures and videos stay behind',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('5 of 13')).toBeTruthy();
    expect(log.map(({ body }) => body)).toContainEqual({ import_id: found({}).id });
  });

  it('[SOC-18] says how much was new, and asks for an archive when there is none', async () => {
    serve({
      'GET /api/imports': yes({ import: found({ state: 'done', done: 13, made: 13 }) }),
      'DELETE /api/imports': yes(),
    });
    draw(<ImportSection user={ana} />);
    expect(await screen.findByText('13 are new here.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Choose an archive' })).toBeTruthy();
  });
});
