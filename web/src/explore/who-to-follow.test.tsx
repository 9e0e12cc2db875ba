import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { WhoToFollow } from './who-to-follow.tsx';

const suggested = (name: string, reason: object, follows_you = false) => ({ ...person(name), follows_you, reason });
const popular = { kind: 'popular' };
const people = [
  suggested('abe', { kind: 'friends', names: ['Mara'], count: 1 }, true),
  suggested('bea', { kind: 'friends', names: ['Mara', 'Lea'], count: 2 }),
  suggested('cec', { kind: 'friends', names: ['Mara', 'Lea'], count: 3 }),
  suggested('dee', { kind: 'topic', tag: 'bread' }),
  suggested('eda', popular),
];
const dismissals = 'POST /api/explore/dismissed';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');
const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('a + div a')?.textContent);

describe('who to follow', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('fred'));
  });

  it('[SOC-15] says of each why, and Follow Back to whoever follows already', async () => {
    serve({ 'GET /api/explore/people': yes({ people }) });
    draw(<WhoToFollow shown={5} />);
    const rows = await screen.findAllByRole('listitem');
    for (const [at, reason] of [
      'Followed by Mara',
      'Followed by Mara and Lea',
      'Followed by Mara and 2 others',
      'Writes about #bread',
      'Popular here',
    ].entries())
      expect(plain(rows[at]?.textContent)).toContain(reason);
    expect(screen.getByRole('button', { name: 'Follow Back @abe' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Follow @bea' })).toBeTruthy();
  });

  it('[SOC-15] a dismissed one leaves, the next takes the place, and the server is told', async () => {
    const log = serve({ 'GET /api/explore/people': yes({ people }), [dismissals]: yes({ dismissed: true }) });
    draw(<WhoToFollow shown={2} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Do not suggest @abe' }));
    await waitFor(() => expect(names()).toEqual(['bea', 'cec']));
    await waitFor(() =>
      expect(log.find(({ line }) => line === dismissals)?.body).toEqual({ member_id: person('abe').id }),
    );
  });

  it('[SOC-15] comes back when the server did not take it', async () => {
    serve({ 'GET /api/explore/people': yes({ people }), [dismissals]: no(500, 'internal', 'no') });
    draw(<WhoToFollow shown={2} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Do not suggest @abe' }));
    await waitFor(() => expect(names()).toEqual(['abe', 'bea']));
  });

  it('[SOC-15] draws nothing where nobody is suggested', async () => {
    const log = serve({ 'GET /api/explore/people': yes({ people: [] }) });
    draw(<WhoToFollow shown={3} />);
    await waitFor(() => expect(log).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Who to follow')).toBeNull());
  });
});
