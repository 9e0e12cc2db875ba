import { describe, expect, it } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { federationCalls } from '@wagram/contract/federation';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { networks, people, settleAll, startPeer, type Network } from '#testing';
import { learnActor } from '../peers/actors.ts';
import { signDraft } from '../signatures/signatures.ts';
import { withFederation } from '../state.ts';

const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';

/** Somebody on a server that is not ours, and ana, who has written something. */
const scene = async () => {
  const peer = await startPeer();
  const [here] = (await networks(1, peer.host)) as [Network];
  const [ana] = await people(here, 'ana');
  const { post } = await ana.browser.get(postCalls.createPost, { content: 'mine' });
  let count = 0;
  const say = async (type: string, more: object): Promise<number> => {
    count += 1;
    const url = new URL('/ap/inbox', here.origin);
    const activity = { id: `${peer.actor}/acts/${count}`, type, actor: peer.actor, ...more };
    const body = Buffer.from(JSON.stringify(activity));
    const { keyId, key } = peer;
    const signed = await signDraft({ method: 'POST', url, body, keyId, key, now: here.clock.now() });
    const { host: _own, ...headers } = signed;
    const { status } = await fetch(url, { method: 'POST', headers, body });
    await settleAll([here]);
    return status;
  };
  const eve = async () => (await ana.browser.get(profileCalls.readProfile, { username: `eve@${peer.host}` })).user;
  const uri = `${here.origin}/ap/posts/${post.id}`;
  const me = `${here.origin}/ap/members/${ana.id}`;
  return { peer, here, ana, post, uri, me, say, eve };
};

const noteOf = (actor: string, mark: string, more: object) => ({
  id: `${actor}/notes/${mark}`,
  type: 'Note',
  attributedTo: actor,
  to: [PUBLIC],
  ...more,
});

describe('a server that is not ours', () => {
  it('[FED-02] answers, changes the answer and takes it back', async () => {
    const { peer, ana, post, uri, say } = await scene();
    const answer = (content: string) => noteOf(peer.actor, '1', { inReplyTo: uri, content });
    const answers = async () =>
      (await ana.browser.get(commentCalls.listComments, { postId: post.id })).comments.map(({ content }) => content);
    expect(await say('Create', { object: answer('<p>first</p>') })).toBe(202);
    expect(await answers()).toEqual(['first']);
    await say('Update', { object: answer('<p>second <a href="https://example.org/">example.org</a></p>') });
    expect(await answers()).toEqual(['second example.org']);
    await say('Delete', { object: { id: `${peer.actor}/notes/1`, type: 'Tombstone' } });
    expect(await answers()).toEqual([]);
  });

  it('[FED-02] shows pictures; what is none is a link, and so is what is too much', async () => {
    const { peer, ana, say, eve, me } = await scene();
    await ana.browser.get(federationCalls.lookUp, { q: peer.actor });
    await ana.browser.get(followCalls.follow, { following_id: (await eve()).id });
    const picture = (place: number) => ({
      type: 'Document',
      mediaType: 'image/png',
      url: `https://files.example/${place}.png`,
      name: `number ${place}`,
      width: 40,
      height: 30,
    });
    const film = { type: 'Document', mediaType: 'video/mp4', url: [{ href: 'https://files.example/film.mp4' }] };
    const object = noteOf(peer.actor, '2', { content: '', attachment: [film, ...[1, 2, 3, 4, 5].map(picture)] });
    await say('Accept', { object: { type: 'Follow', actor: me } });
    await say('Create', { object });
    const feed = await ana.browser.get(postCalls.readPosts, { feed_type: 'following' });
    const posts = (feed.posts ?? []).filter(({ user_id }) => user_id !== ana.id);
    expect(posts).toMatchObject([
      {
        content: 'https://files.example/5.png\nhttps://files.example/film.mp4',
        media: { alt: 'number 1', width: 40, height: 30 },
        more_media: [{ alt: 'number 2' }, { alt: 'number 3' }, { alt: 'number 4' }],
      },
    ]);
    expect(posts[0]?.facets.map(({ kind, value }) => [kind, value])).toEqual([
      ['link', 'https://files.example/5.png'],
      ['link', 'https://files.example/film.mp4'],
    ]);
  });

  it('[FED-02] quotes what is shown below without saying so again, and asks what is answered there', async () => {
    const { peer, ana, say, eve, me, uri } = await scene();
    await ana.browser.get(federationCalls.lookUp, { q: peer.actor });
    await ana.browser.get(followCalls.follow, { following_id: (await eve()).id });
    await say('Accept', { object: { type: 'Follow', actor: me } });
    const content = `<p>Look<br><br><span class="quote-inline">RE: <a href="${uri}">${uri}</a><br></span> here</p>`;
    const unknown = `${peer.actor}/notes/nowhere`;
    const poll = { oneOf: [{ name: 'tea' }, { name: ' ' }, { type: 'Note' }, { name: 'coffee' }] };
    await say('Create', { object: noteOf(peer.actor, '3', { content, quoteUrl: uri }) });
    await say('Create', {
      object: noteOf(peer.actor, '4', { content: '<p class="quote-inline">RE: it</p>', quote: unknown }),
    });
    await say('Create', {
      object: noteOf(peer.actor, '5', { ...poll, type: 'Question', content: 'Which?', url: 'https://polls.example/5' }),
    });
    const feed = await ana.browser.get(postCalls.readPosts, { feed_type: 'following' });
    const posts = (feed.posts ?? []).filter(({ user_id }) => user_id !== ana.id);
    expect(posts.map((post) => [post.content, post.quoted?.content])).toEqual([
      ['Which?\n\n– tea\n– coffee\nhttps://polls.example/5', undefined],
      ['RE: it', undefined],
      ['Look\n\nhere', 'mine'],
    ]);
  });

  it('[FED-03] has pictures for words, which a name does without here', async () => {
    const { peer, ana, eve } = await scene();
    const known = peer.documents.get('/users/eve');
    const tag = [
      { type: 'Emoji', name: ':wave:' },
      null,
      { type: 'Emoji', name: '.*' },
      { type: 'Hashtag', name: 'E' },
    ];
    peer.documents.set('/users/eve', { ...known, name: 'Eve :wave: of :nowhere:', tag });
    await ana.browser.get(federationCalls.lookUp, { q: peer.actor });
    expect((await eve()).displayName).toBe('Eve of :nowhere:');
  });

  it('[FED-02] blocks, and neither follows the other any more', async () => {
    const { me, ana, say, eve, peer } = await scene();
    expect(await say('Follow', { object: me })).toBe(202);
    const followers = async () =>
      (await ana.browser.get(profileCalls.readProfile, { username: 'ana' })).user.followers_count;
    expect(await followers()).toBe(1);
    await say('Block', { object: me });
    expect(await followers()).toBe(0);
    expect((await eve()).username).toBe(`@eve@${peer.host}`);
  });

  it('[FED-02] may go while suspended or blocked here, and comes back where its server had erred', async () => {
    const { peer, here, uri, say } = await scene();
    const { pool } = here.app.database;
    const eve = async () =>
      (await pool.query<object>('select state, erase_after is not null as goes from members where host is not null'))
        .rows;
    const decide = (state: string) => pool.query('update federation_hosts set state = $1', [state]);
    await say('Like', { object: uri });
    // Gone, says her server; a day later it does not.
    here.clock.advance(2 * 3600_000);
    peer.gone.add('/users/eve');
    const app = withFederation(here.app);
    if (app === null) throw new Error('off');
    await expect(learnActor(app, peer.actor)).rejects.toMatchObject({ status: 410 });
    expect(await eve()).toEqual([{ state: 'deactivated', goes: true }]);
    peer.gone.clear();
    here.clock.advance(2 * 3600_000);
    expect(await say('Undo', { object: { type: 'Like', object: uri } })).toBe(202);
    expect(await eve()).toEqual([{ state: 'active', goes: false }]);
    await pool.query("update members set state = 'suspended' where host is not null");
    await decide('blocked');
    expect(await say('Like', { object: uri })).toBe(403);
    expect(await eve()).toEqual([{ state: 'suspended', goes: false }]);
    expect(await say('Delete', { object: peer.actor })).toBe(202);
    expect(await eve()).toEqual([{ state: 'suspended', goes: true }]);
  });

  it('[FED-02] [FED-04] moves nobody to an account that does not say that it is theirs', async () => {
    const { peer, ana, say, eve, here } = await scene();
    const [bob] = await people(here, 'bob');
    await ana.browser.get(federationCalls.lookUp, { q: peer.actor });
    await ana.browser.get(followCalls.follow, { following_id: (await eve()).id });
    await say('Accept', { object: { type: 'Follow', actor: `${here.origin}/ap/members/${ana.id}` } });
    expect((await eve()).is_following).toBe(true);
    const target = `${here.origin}/ap/members/${bob.id}`;
    await say('Move', { object: peer.actor, target });
    expect((await eve()).is_following).toBe(true);
    await bob.browser.get(federationCalls.setAliases, { accounts: [peer.actor] });
    // Of somebody else they say nothing.
    await say('Move', { object: target, target: peer.actor });
    expect((await eve()).is_following).toBe(true);
    await say('Move', { object: peer.actor, target });
    expect((await eve()).is_following).toBe(false);
    expect((await ana.browser.get(profileCalls.readProfile, { username: 'bob' })).user.is_following).toBe(true);
  });
});
