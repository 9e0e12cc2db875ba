import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { postCalls } from '@wagram/contract/posts';
import { people, testApp } from '#testing';

describe('badges', () => {
  it('[POST-14] say what they stand for: gold for the verified, platinum for the accounts that the operator marked', async () => {
    const opened = await testApp();
    const { pool } = opened.app.database;
    const [early, x, late, star] = await people(opened, 'early', 'from_x', 'late', 'star');
    await pool.query(`update members set verified_by = 'x' where id = $1`, [x.id]);
    await pool.query(`update members set verified = false, verified_by = null where id = $1`, [late.id]);
    await pool.query(`update members set platinum = true where id = $1`, [star.id]);
    const seen = [];
    for (const person of [early, x, late, star]) {
      const { post } = await person.browser.get(postCalls.createPost, { content: 'hello' });
      seen.push([post.username, post.verified, post.badge]);
    }
    expect(seen).toEqual([
      ['@early', true, 'gold_early'],
      ['@from_x', true, 'gold_x'],
      ['@late', false, null],
      ['@star', true, 'platinum'],
    ]);
  });

  it('[MEND-02] a demo member carries the demo mark in place of any badge', async () => {
    const opened = await testApp({ env: { DEMO: 'on' } });
    const demo = opened.browser();
    const { user } = await demo.get(authCalls.createUser, {});
    expect([user.demo, user.verified, user.badge]).toEqual([true, false, 'demo']);
    const { post } = await demo.get(postCalls.createPost, { content: 'hello' });
    expect([post.verified, post.badge]).toEqual([false, 'demo']);
  });
});
