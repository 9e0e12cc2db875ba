import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropStoredUser, keepStoredUser } from '#kernel';
import { openPage, person, serve, yes } from '#testing';
import { reportProfile, watchPosts } from './report-views.ts';

type Seen = (entries: object[]) => void;
let tell: Seen = () => undefined;

/** A sight that a test opens and closes by hand. */
class FakeSight {
  constructor(onChange: Seen) {
    tell = onChange;
  }
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

const card = (id: string): HTMLElement => {
  const made = document.createElement('article');
  made.dataset['post'] = id;
  document.body.append(made);
  return made;
};
const shows = (target: HTMLElement, shown: number, height = 100) =>
  tell([{ target, isIntersecting: shown > 0, intersectionRect: { height: shown }, boundingClientRect: { height } }]);
const idOf = (number: number) => `00000000-0000-7000-9000-00000000000${number}`;

describe('views', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
    vi.stubGlobal('IntersectionObserver', FakeSight);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('[ANAL-02] a post counts when half of it, or half a screen of it, was in view for a second; together and once', () => {
    const log = serve({ 'POST /api/views': yes({ counted: 2 }) });
    const stop = watchPosts(document.body);
    const [half, little, short, long] = [card(idOf(1)), card(idOf(2)), card(idOf(3)), card(idOf(4))];
    shows(half, 50);
    shows(little, 49);
    shows(short, 100);
    shows(long, window.innerHeight / 2, 10 * window.innerHeight);
    vi.advanceTimersByTime(999);
    shows(short, 0);
    vi.advanceTimersByTime(1);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(log.map(({ body }) => body)).toEqual([{ post_ids: [idOf(1), idOf(4)], user_id: person('ana').id }]);
    shows(half, 0);
    shows(half, 100);
    vi.advanceTimersByTime(10_000);
    expect(log).toHaveLength(1);
    stop();
  });

  it('[ANAL-02] a guest reports nothing, and a profile is reported once', () => {
    const log = serve({ 'POST /api/views': yes({ counted: 1 }) });
    reportProfile(person('bob').id);
    reportProfile(person('bob').id);
    expect(log.map(({ body }) => body)).toEqual([{ profile_id: person('bob').id, user_id: person('ana').id }]);
    dropStoredUser();
    const stop = watchPosts(document.body);
    shows(card(idOf(5)), 100);
    vi.advanceTimersByTime(10_000);
    expect(log).toHaveLength(1);
    stop();
  });
});
