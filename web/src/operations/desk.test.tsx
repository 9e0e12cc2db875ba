import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HealthView } from '@wagram/contract/operations';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, yes } from '#testing';
import { alertsOf } from './alerts.tsx';
import { HealthDesk } from './desk.tsx';

const NOW = Date.parse('2026-05-04T12:00:00.000Z');
const well: HealthView = {
  processes: [
    {
      id: 'a',
      host: 'one',
      pid: 12,
      version: '0.1.0',
      node: '22.1.0',
      started_at: '2026-05-04T10:00:00.000Z',
      seen_at: '2026-05-04T11:59:58.000Z',
      memory: 204_000_000,
      delay_ms: 11.2,
      requests_a_second: 41.5,
      failures: 0,
      p50_ms: 2.1,
      p99_ms: 18,
      pages: 130,
    },
  ],
  queues: [
    { kind: 'mail', waiting: 2, planned: 0, running: 1, failed: 0, late_s: 0 },
    { kind: 'media.sweep', waiting: 0, planned: 3, running: 0, failed: 0, late_s: 0 },
  ],
  database: {
    kind: 'postgres',
    version: '15.8',
    bytes: 3_200_000_000,
    connections: 18,
    connections_max: 100,
    replicas: 1,
    replicas_used: 1,
  },
  tables: [{ name: 'posts', rows: 120_000, bytes: 900_000_000 }],
  files: { place: 'folder', count: 40, bytes: 51_000_000, disk_free: 50e9, disk_size: 100e9 },
  people: { members: 1_200, joined: 9, posts: 310, messages: 4_400 },
  redis: 'ready',
  backup: {
    made_at: '2026-05-03T12:00:00.000Z',
    rows: 900_000,
    bytes: 2e9,
    rehearsed_at: '2026-05-03T12:10:00.000Z',
  },
};

const textsOf = (health: HealthView): string[] => alertsOf(health, NOW).map(({ text }) => text);

describe('what needs a look', () => {
  it('[OPS-07] is nothing while all is well', () => {
    expect(textsOf(well)).toEqual([]);
  });

  it('[OPS-07] is told in words', () => {
    const [one] = well.processes;
    if (one === undefined) throw new Error('no process');
    expect(
      textsOf({
        ...well,
        processes: [
          { ...one, failures: 3 },
          { ...one, id: 'b', version: '0.2.0' },
        ],
        queues: [{ kind: 'mail', waiting: 2, planned: 0, running: 1, failed: 4, late_s: 660 }],
        database: { ...well.database, connections: 95, replicas_used: 0 },
        files: { ...well.files, disk_free: 4e9 },
        redis: 'away',
        backup: { ...well.backup!, made_at: '2026-04-20T12:00:00.000Z', rehearsed_at: null },
      }),
    ).toEqual([
      '3 requests failed in the last seconds. The log says why.',
      'The disk is almost full: 4 GB are left.',
      'Work is late by 11 minutes: A mail.',
      'Almost all connections of the database are in use.',
      'A replica is left out: it is away or too far behind.',
      'Redis is away. Limits are counted by each process, and live events wait.',
      'Processes of different versions run. That is right during an upgrade only.',
      '4 pieces of work were given up. They wait under Failed work.',
      'The last backup is 14 days old.',
      'The last backup was never tried. npm run restore <folder> -- --rehearse does it without a trace.',
    ]);
    expect(textsOf({ ...well, backup: null })).toEqual(['There is no backup yet. Make one with npm run backup.']);
  });
});

describe('the page', () => {
  beforeEach(() => openPage());

  it('[OPS-07] shows every part of it', async () => {
    keepStoredUser(person('ana', { operator: true }));
    serve({ 'GET /api/moderation/health': yes({ health: well }) });
    draw(
      <Suspense fallback="waiting">
        <HealthDesk />
      </Suspense>,
      '/moderation/health',
    );
    expect(await screen.findByRole('heading', { name: 'one, process 12' })).toBeTruthy();
    for (const name of ['Processes', 'Work in the background', 'Database', 'Files', 'Backup', 'People'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText('PostgreSQL 15.8')).toBeTruthy();
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'KindWaitingRunningGiven up',
      'A mail210',
    ]);
    expect(screen.getByText('3 are planned for later.')).toBeTruthy();
  });
});
