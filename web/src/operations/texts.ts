import type { HealthView } from '@wagram/contract/operations';
import type { ReactNode } from 'react';
import { createTexts } from '#kernel';

export const texts = createTexts('operations/texts', (language) => ({
  heading: 'Health',
  about: 'How this program runs, as it is now.',
  loading: 'Loading',
  failed: 'This could not be loaded',

  alerts: {
    title: 'Needs a look',
    quiet: 'All is well',
    quietHint: 'Every part answers, nothing waits too long, and there is a recent backup.',
    failures: (count: number) =>
      language.count(count, {
        one: '# request failed in the last seconds. The log says why.',
        other: '# requests failed in the last seconds. The log says why.',
      }),
    given: (count: number) =>
      language.count(count, {
        one: '# piece of work was given up. It waits under Failed work.',
        other: '# pieces of work were given up. They wait under Failed work.',
      }),
    late: (kind: string, minutes: number) =>
      language.count(minutes, {
        one: (number) => `Work is late by ${number} minute: ${kind}.`,
        other: (number) => `Work is late by ${number} minutes: ${kind}.`,
      }),
    disk: (free: string) => `The disk is almost full: ${free} are left.`,
    connections: 'Almost all connections of the database are in use.',
    replicas: 'A replica is left out: it is away or too far behind.',
    redis: 'Redis is away. Limits are counted by each process, and live events wait.',
    versions: 'Processes of different versions run. That is right during an upgrade only.',
    neverBackedUp: 'There is no backup yet. Make one with npm run backup.',
    oldBackup: (days: number) =>
      language.count(days, { one: 'The last backup is # day old.', other: 'The last backup is # days old.' }),
    neverRehearsed: 'The last backup was never tried. npm run restore <folder> -- --rehearse does it without a trace.',
  },

  processes: {
    title: 'Processes',
    hint: 'Each says how it is every ten seconds.',
    name: (host: string, pid: number) => `${host}, process ${pid}`,
    about: (version: string, node: string) => `Version ${version}, Node ${node}`,
    since: (since: ReactNode): ReactNode => ['Started ', since],
    rate: 'Requests a second',
    time: 'Time to answer (median, 99 %)',
    times: (half: string, most: string) => `${half} ms, ${most} ms`,
    delay: 'Event loop delay (99 %)',
    ms: (value: string) => `${value} ms`,
    memory: 'Memory',
    pages: 'Open pages',
    failures: 'Failed requests',
  },

  queues: {
    title: 'Work in the background',
    hint: 'Mails, pushes, videos, archives: what waits, runs, and was given up.',
    empty: 'Nothing waits.',
    planned: (count: number) =>
      language.count(count, { one: '# is planned for later.', other: '# are planned for later.' }),
    kind: 'Kind',
    waiting: 'Waiting',
    running: 'Running',
    failed: 'Given up',
  },

  database: {
    title: 'Database',
    kinds: {
      embedded: (version: string) => `Embedded PostgreSQL ${version}`,
      postgres: (version: string) => `PostgreSQL ${version}`,
    } satisfies Record<HealthView['database']['kind'], (version: string) => string>,
    name: 'Kind',
    size: 'Size',
    connections: 'Connections',
    of: (some: string, all: string) => `${some} of ${all}`,
    replicas: 'Replicas that answer',
    redis: 'Redis',
    redisStates: { none: 'Not used', ready: 'Answers', away: 'Away' } satisfies Record<HealthView['redis'], string>,
    tables: 'Largest tables',
    rows: (count: number) => language.count(count, { one: '# row', other: 'about # rows' }),
  },

  files: {
    title: 'Files',
    places: { folder: 'In the data folder', s3: 'In a bucket', host: 'At an image host' } satisfies Record<
      HealthView['files']['place'],
      string
    >,
    place: 'Place',
    count: 'Files',
    size: 'Size',
    disk: 'Free on the disk',
  },

  people: {
    title: 'People',
    members: 'Members',
    joined: 'Joined in a day',
    posts: 'Posts in a day',
    messages: 'Messages in a day',
  },

  backup: {
    title: 'Backup',
    hint: 'npm run backup makes one, npm run restore <folder> -- --rehearse tries it.',
    made: 'Last made',
    tried: 'Last tried',
    size: 'Size',
    never: 'Never',
  },
}));
