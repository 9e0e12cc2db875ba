import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, where, yes } from '#testing';
import { WelcomePage } from './welcome.tsx';

const balances = { WGM: '100', WGR: '0', points: '0' };
const nela = person('nela', { needs_welcome: true });
const answers = {
  'GET /api/balance': yes({ balances, withdrawable: '0', waiting: '0' }),
  'GET /api/explore/topics': yes({
    topics: [{ id: 'rain', hashtag: '#rain', posts: 3, people: 2, growth: null, category: 'new' }],
    next_cursor: null,
  }),
  'GET /api/followed-tags': yes({ tags: [] }),
  'POST /api/followed-tags': yes({ tag: 'rain', isFollowing: true }),
  'GET /api/explore/people': yes({ people: [] }),
  'POST /api/welcome': yes({ profile: { ...nela, needs_welcome: false } }),
};

describe('welcome', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(nela);
  });

  it('[SOC-01] each step can be skipped, and who follows nobody ends where everybody reads', async () => {
    const log = serve(answers);
    draw(<WelcomePage />, '/welcome');
    for (const title of ['What do you like?', 'Follow a few people', 'You have 100 WGM']) {
      fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    }
    expect(screen.getByText('It is a gift from this server. It lies in your wallet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go to my feed' }));
    await waitFor(() => expect(where()).toBe('/home'));
    expect(log.map(({ line }) => line)).not.toContain('POST /api/update-profile');
  });

  it('[SOC-01] a topic that is tapped is followed', async () => {
    const log = serve(answers);
    draw(<WelcomePage />, '/welcome?step=topics');
    fireEvent.click(await screen.findByRole('button', { name: '#rain' }));
    await waitFor(() =>
      expect(log.find(({ line }) => line === 'POST /api/followed-tags')?.body).toEqual({ tag: 'rain' }),
    );
  });

  it('[SOC-01] [D29] what waits for a proof is told as waiting', async () => {
    serve({
      ...answers,
      'GET /api/balance': yes({ balances: { ...balances, WGM: '0' }, withdrawable: '0', waiting: '100' }),
    });
    draw(<WelcomePage />, '/welcome?step=credit');
    expect(await screen.findByRole('heading', { level: 1, name: '100 WGM wait for you' })).toBeTruthy();
  });

  it('[SOC-01] a member who has been welcomed is at home', () => {
    keepStoredUser(person('nela'));
    serve(answers);
    draw(<WelcomePage />, '/welcome');
    expect(where()).toBe('/home');
  });
});
