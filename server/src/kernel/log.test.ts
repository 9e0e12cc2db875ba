import { describe, expect, it } from 'vitest';
import type { Db } from './db/db.ts';
import { run } from './db/statement.ts';
import { createLog, type Log } from './log.ts';

const listen = (): { log: Log; lines: () => string; last: () => Record<string, never> } => {
  const lines: string[] = [];
  const log = createLog('info', false, { write: (line) => void lines.push(line) });
  return { log, lines: () => lines.join(''), last: () => JSON.parse(lines.at(-1) ?? 'null') };
};

describe('the log', () => {
  it('hides what carries a secret, whatever object it comes in', () => {
    const { log, lines } = listen();
    const secret = {
      password: 'canary',
      current: 'canary',
      token: 'canary',
      code: 'canary',
      codeVerifier: 'canary',
      accessToken: 'canary',
      secret: 'canary',
      challenge: 'canary',
      authorization: 'Bearer canary',
      cookie: 'session=canary',
    };
    log.info(secret, 'at the top');
    log.info({ body: secret }, 'one deep');
    log.info({ request: { headers: secret } }, 'two deep');
    log.warn({ req: { headers: secret } }, 'as Fastify tells it');
    expect(lines()).not.toContain('canary');
    expect(lines().match(/\[hidden\]/g)?.length).toBeGreaterThanOrEqual(40);
  });

  it('tells of a failed statement its name and its reason, never its values', async () => {
    const { log, lines, last } = listen();
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "members_email_key"'), {
      code: '23505',
      constraint: 'members_email_key',
      detail: 'Key (email)=(canary@example.org) already exists.',
      where: 'canary',
    });
    const db: Db = { query: () => Promise.reject(cause), transaction: (work) => work(db), tell: () => undefined };
    const error = await run(db, 'members_insert', 'insert into members values ($1)', ['canary']).catch((one) => one);
    log.error({ err: error }, 'a request failed');
    log.error({ err: new Error('wrapped', { cause: error }) }, 'a request failed');
    log.error(error);
    log.error({ err: error });
    log.error({ err: error }, error.message);
    expect(lines()).not.toContain('canary');
    expect(last()).toMatchObject({
      err: {
        message: 'members_insert: duplicate key value violates unique constraint "members_email_key"',
        cause: { reason: '23505', constraint: 'members_email_key' },
      },
    });
    expect(lines()).toContain('statement.ts');
  });

  it('keeps the reason, the place and the stack of other errors', () => {
    const { log, last } = listen();
    log.error({ err: Object.assign(new Error('no way'), { code: 'ECONNREFUSED', port: 5432 }) }, 'told');
    expect(last()).toMatchObject({ err: { type: 'Error', message: 'no way', reason: 'ECONNREFUSED', port: 5432 } });
    expect(last()).toHaveProperty('err.stack', expect.stringContaining('log.test.ts'));
  });
});
