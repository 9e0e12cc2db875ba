import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, where, yes } from '#testing';
import { FoundElsewhere } from './look-up.tsx';

const page = (username: string) =>
  draw(
    <FoundElsewhere username={username}>
      <p>Nobody is here</p>
    </FoundElsewhere>,
    '/here',
  );
const found = (username: string) => ({ 'GET /api/federation/lookup': yes({ found: { kind: 'member', username } }) });

describe('somebody who is not known here', () => {
  beforeEach(() => {
    openPage({ federation: true });
    keepStoredUser(person('ana'));
  });

  it('[FED-03] is asked for where they are; when even then nobody is shown, that is said', async () => {
    const log = serve(found('@mia@social.example'));
    page('Mia@social.example');
    expect(screen.getByText('Asking their server')).toBeTruthy();
    expect(await screen.findByText('Nobody is here')).toBeTruthy();
    expect(log[0]?.query).toEqual({ q: 'Mia@social.example' });
    expect(where()).toBe('/here');
  });

  it('[FED-03] is shown by the host of their account, when their name has another', async () => {
    serve(found('@mia@www.social.example'));
    page('mia@social.example');
    await waitFor(() => expect(where()).toBe(`/user/${encodeURIComponent('mia@www.social.example')}`));
  });

  it('[FED-03] is not asked for when the name has no host', () => {
    const log = serve({});
    page('mia');
    expect(screen.getByText('Nobody is here')).toBeTruthy();
    expect(log).toEqual([]);
  });
});
