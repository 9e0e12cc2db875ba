import { describe, expect, it } from 'vitest';
import { someId } from '#testing';
import type { MemberId } from '#kernel';
import { Visited } from './visited.ts';

const member = (name: string | number) => someId<MemberId>(String(name));

describe('members who are visited', () => {
  it('are known from the second visit on', () => {
    const visited = new Visited();
    expect(visited.visit(member('ana'))).toBe(false);
    expect(visited.visit(member('bob'))).toBe(false);
    expect(visited.visit(member('ana'))).toBe(true);
  });

  it('make room for others: who was visited longest ago goes first', () => {
    const visited = new Visited();
    visited.visit(member('ana'));
    visited.visit(member('bob'));
    visited.visit(member('ana'));
    for (let number = 0; number < 899; number += 1) visited.visit(member(`m${number}`));
    expect(visited.visit(member('ana'))).toBe(true);
    expect(visited.visit(member('bob'))).toBe(false);
  });
});
