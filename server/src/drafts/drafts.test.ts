import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draftCalls, DRAFTS_MAX } from '@wagram/contract/drafts';
import type { CallInput } from '@wagram/contract/kernel';
import { postCalls } from '@wagram/contract/posts';
import { newId, type DraftId } from '#kernel';
import { removeReleased, sweepMedia } from '#media';
import { mp4, people, testApp, upload, withOperator, type Person } from '#testing';
import { exportOf } from './data-rights.ts';

const { keepDraft, publishDraft, readDrafts, removeDraft, scheduleDraft } = draftCalls;
const DAY_MS = 24 * 3_600_000;
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'olive' } })
  .png()
  .toBuffer();

type More = Partial<CallInput<typeof keepDraft>>;
const keep = async ({ browser }: Person, content: string, more: More = {}): Promise<DraftId> => {
  const draft_id = newId<DraftId>();
  return (await browser.get(keepDraft, { draft_id, content, ...more })).draft.id;
};
const kept = async ({ browser }: Person) => (await browser.get(readDrafts, {})).drafts.map(({ content }) => content);
const statusOf = async ({ browser }: Pick<Person, 'browser'>, url: string): Promise<number> =>
  (await browser.request({ url })).statusCode;

describe('drafts', () => {
  it('[SOC-16] are kept, changed under their id, listed newest first in pages, and deleted', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const first = await keep(ana, 'one');
    for (const content of ['two', 'three']) {
      opened.clock.advance(1_000);
      await keep(ana, content);
    }
    expect(await kept(ana)).toEqual(['three', 'two', 'one']);
    const page = await ana.browser.get(readDrafts, { limit: 2 });
    const rest = await ana.browser.get(readDrafts, { limit: 2, cursor: page.next_cursor ?? '' });
    expect([page.drafts.length, rest.drafts.map(({ id }) => id), rest.next_cursor]).toEqual([2, [first], null]);
    opened.clock.advance(1_000);
    const more = { poll: { options: ['tea', ''], minutes: 60 }, warning: ' hot ' };
    for (let again = 0; again < 2; again += 1)
      await ana.browser.get(keepDraft, { draft_id: first, content: 'one more', ...more });
    const { drafts } = await ana.browser.get(readDrafts, {});
    expect(drafts[0]).toMatchObject({
      id: first,
      content: 'one more',
      warning: 'hot',
      poll: more.poll,
      state: 'draft',
    });
    expect(drafts).toHaveLength(3);
    await ana.browser.get(removeDraft, { draft_id: first });
    await ana.browser.get(removeDraft, { draft_id: first });
    expect(await kept(ana)).toEqual(['three', 'two']);
  });

  it('[SOC-16] are their author’s alone: nobody reads, changes, posts or deletes one of another', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const id = await keep(ana, 'secret');
    for (const person of [bob, mod]) {
      expect(await kept(person)).toEqual([]);
      for (const call of [publishDraft, draftCalls.unscheduleDraft])
        expect((await person.browser.refused(call, { draft_id: id })).status).toBe(404);
      expect((await person.browser.refused(keepDraft, { draft_id: id, content: 'mine' })).code).toBe('draft_not_found');
      const at = new Date(opened.clock.now().getTime() + DAY_MS).toISOString();
      expect((await person.browser.refused(scheduleDraft, { draft_id: id, at })).status).toBe(404);
      await person.browser.get(removeDraft, { draft_id: id });
    }
    expect(await kept(ana)).toEqual(['secret']);
    expect((await opened.browser().refused(readDrafts, {})).status).toBe(401);
  });

  it('[SOC-16] follow the rules of a post, and are fifty at most', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { url } = await upload(bob, png);
    const refused = async (input: More) =>
      (await ana.browser.refused(keepDraft, { draft_id: newId<DraftId>(), ...input })).code;
    expect(await refused({ content: ' ' })).toBe('empty_post');
    expect(await refused({ content: 'x'.repeat(2_001) })).toBe('invalid_input');
    expect(await refused({ content: 'x', pictures: [{ url }] })).toBe('foreign_media');
    expect(await refused({ content: 'x', poll: { options: [], minutes: 1 } })).toBe('invalid_input');
    const film = (await upload(ana, mp4())).url;
    const own = (await upload(ana, png)).url;
    expect(await refused({ pictures: [{ url: own }, { url: film }] })).toBe('one_video');
    const asked = Array.from({ length: DRAFTS_MAX + 2 }, (_, at) =>
      ana.browser.ask(keepDraft, { draft_id: newId<DraftId>(), content: `draft ${at}` }),
    );
    expect((await Promise.all(asked)).filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('[SOC-16] are posted once, with everything in them, and do not come back', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post: quoted } = await bob.browser.get(postCalls.createPost, { content: 'look' });
    const urls = [(await upload(ana, png)).url, (await upload(ana, png)).url];
    const id = await keep(ana, 'see @bob', {
      pictures: urls.map((url, at) => ({ url, alt: `picture ${at}` })),
      quote_of: quoted.id,
      poll: { options: ['yes', 'no'], minutes: 60 },
      warning: 'bright',
    });
    const { drafts } = await ana.browser.get(readDrafts, {});
    expect(drafts[0]).toMatchObject({
      media: [{ url: urls[0], alt: 'picture 0', width: 40 }, { url: urls[1] }],
      quoted: { id: quoted.id, content: 'look' },
    });
    const asked = await Promise.all([1, 2, 3].map(() => ana.browser.ask(publishDraft, { draft_id: id })));
    expect(asked.some(({ status }) => status === 200)).toBe(true);
    const { post } = await ana.browser.get(publishDraft, { draft_id: id });
    expect(post).toMatchObject({
      content: 'see @bob',
      media: { url: urls[0], alt: 'picture 0' },
      more_media: [{ url: urls[1], alt: 'picture 1' }],
      quote_of: quoted.id,
      warning: 'bright',
    });
    expect(post.poll?.options.map(({ text }) => text)).toEqual(['yes', 'no']);
    expect((await ana.browser.get(postCalls.readPosts, { user_posts: ana.id })).posts).toHaveLength(1);
    // A change that was on its way comes too late.
    expect((await ana.browser.refused(keepDraft, { draft_id: id, content: 'late' })).code).toBe('draft_not_found');
    expect(await kept(ana)).toEqual([]);
    await removeReleased(opened.app);
    for (const url of urls) expect(await statusOf({ browser: opened.browser() }, url)).toBe(200);
  });

  it('[SOC-16] keep their files for as long as they live, for nobody but their author', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const [first, second] = [(await upload(ana, png)).url, (await upload(ana, png)).url];
    const id = await keep(ana, '', { pictures: [{ url: first }, { url: second }] });
    opened.clock.advance(3 * DAY_MS);
    await sweepMedia(opened.app);
    const guest = { browser: opened.browser() };
    const seen = [ana, bob, mod, guest].map((person) => statusOf(person, first));
    expect(await Promise.all(seen)).toEqual([200, 404, 404, 404]);
    // Taken out of the draft, it goes; with the draft, the other too.
    await ana.browser.get(keepDraft, { draft_id: id, pictures: [{ url: second }] });
    await sweepMedia(opened.app);
    expect([await statusOf(ana, first), await statusOf(ana, second)]).toEqual([404, 200]);
    await ana.browser.get(removeDraft, { draft_id: id });
    await sweepMedia(opened.app);
    expect(await statusOf(ana, second)).toBe(404);
  });

  it('[SOC-16] are in the archive of their author', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await keep(ana, 'for later', { warning: 'long' });
    await keep(bob, 'not hers');
    const { drafts } = await exportOf(opened.app.db, ana.id);
    expect(drafts).toMatchObject([{ content: 'for later', warning: 'long', state: 'draft' }]);
  });
});
