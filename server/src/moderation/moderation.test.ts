import { describe, expect, it } from 'vitest';
import { moderationCalls } from '@house/contract/moderation';
import { postCalls } from '@house/contract/posts';
import { people, testHouse } from '#testing';

const { createReport } = moderationCalls;

describe('reports', () => {
  it('[POST-15] are taken from everyone, signed in or not, and reach the queue', async () => {
    const opened = await testHouse();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'buy now' });
    const report = { target: 'post', target_id: post.id, reason: 'spam' } as const;
    await opened.browser().get(createReport, report);
    await bob.browser.get(createReport, { ...report, note: 'third time today' });
    await bob.browser.get(createReport, report);
    const { rows } = await opened.house.database.pool.query(
      'select reporter_id, reason, note, state from reports order by note nulls first',
    );
    expect(rows).toEqual([
      { reporter_id: null, reason: 'spam', note: null, state: 'open' },
      { reporter_id: bob.id, reason: 'spam', note: 'third time today', state: 'open' },
    ]);
  });

  it('name something that is there', async () => {
    const opened = await testHouse();
    const [ana] = await people(opened, 'ana');
    expect(
      (await ana.browser.refused(createReport, { target: 'post', target_id: ana.id, reason: 'spam' })).status,
    ).toBe(404);
    await ana.browser.get(createReport, { target: 'member', target_id: ana.id, reason: 'other' });
    expect(
      (await ana.browser.refused(createReport, { target: 'post', target_id: ana.id, reason: 'because' })).status,
    ).toBe(400);
  });
});
