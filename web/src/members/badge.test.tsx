import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw, openPage } from '#testing';
import { MemberBadge } from './member-name.tsx';

beforeEach(() => openPage());

it('[MEND-13] having come early and being verified through X differ in words and in sight', () => {
  draw(
    <>
      <MemberBadge badge="gold_early" />
      <MemberBadge badge="gold_x" />
    </>,
  );
  const early = screen.getByRole('button', { name: 'Early member: one of the first here' });
  const verified = screen.getByRole('button', { name: 'Gold: verified through X' });
  const shapes = [early, verified].map((badge) =>
    [...badge.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
  );
  expect(shapes.every((shape) => shape !== '')).toBe(true);
  expect(shapes[0]).not.toBe(shapes[1]);
});
