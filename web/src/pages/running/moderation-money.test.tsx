import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve } from '#testing';
import { ModerationMoneyPage } from './moderation-money.tsx';

describe('/moderation/money', () => {
  beforeEach(() => openPage());

  it('[MON-12] is not there for anybody but operators, and asks the server nothing', () => {
    keepStoredUser(person('ana'));
    const log = serve({});
    draw(
      <Suspense fallback="waiting">
        <ModerationMoneyPage />
      </Suspense>,
      '/moderation/money',
    );
    expect(screen.getByText('There is nothing at this address')).toBeTruthy();
    expect(log).toEqual([]);
  });
});
