import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve } from '#testing';
import { ModerationPage } from './moderation.tsx';

describe('/moderation', () => {
  beforeEach(() => openPage());

  it('D7: is not there for anybody but operators, and asks the server nothing', () => {
    keepStoredUser(person('ana'));
    const log = serve({});
    draw(
      <Suspense fallback="waiting">
        <ModerationPage />
      </Suspense>,
      '/moderation',
    );
    expect(screen.getByText('There is nothing at this address')).toBeTruthy();
    expect(log).toEqual([]);
  });
});
