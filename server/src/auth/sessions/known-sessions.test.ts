import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberId } from '#kernel';
import { someId } from '#testing';
import { KnownSessions, type KnownSession } from './known-sessions.ts';

const ana = someId<MemberId>('ana');
const session = (memberId: MemberId): KnownSession => ({
  memberId,
  sessionId: someId(`session of ${memberId}`),
  demo: false,
  handle: `@${memberId}`,
  verifiedEmail: null,
  state: 'active',
  lastSeenAt: new Date(0),
  expiresAt: new Date(0),
});

/** A database that answers when it is told to. */
const slowRead = (answer: KnownSession | null) => {
  let say = (): void => undefined;
  const read = vi.fn(() => new Promise<KnownSession | null>((resolve) => (say = () => resolve(answer))));
  return { read, say: () => say() };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sessions asked for a moment ago', () => {
  it('are read once for many who ask at the same time, and not again for four seconds', async () => {
    const known = new KnownSessions();
    const { read, say } = slowRead(session(ana));
    const asked = [known.find('a', read), known.find('a', read), known.find('a', read)];
    say();
    expect(await Promise.all(asked)).toEqual([session(ana), session(ana), session(ana)]);
    vi.advanceTimersByTime(3_999);
    expect(await known.find('a', read)).toEqual(session(ana));
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    void known.find('a', read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('SE-02: are forgotten at once when they end: by token, or all of a member', async () => {
    const known = new KnownSessions();
    const tokens = { a1: ana, a2: ana, b: someId<MemberId>('bob') };
    for (const [hash, memberId] of Object.entries(tokens)) await known.find(hash, async () => session(memberId));
    const gone = async () => null;
    known.forget({ hash: 'a1' });
    expect(await known.find('a1', gone)).toBeNull();
    expect(await known.find('a2', gone)).not.toBeNull();
    known.forget({ memberId: ana });
    expect(await known.find('a2', gone)).toBeNull();
    expect(await known.find('b', gone)).not.toBeNull();
  });

  it('SE-02: an answer on its way when the session ends is neither kept nor given to those who ask later', async () => {
    const known = new KnownSessions();
    const { read, say } = slowRead(session(ana));
    const before = known.find('a', read);
    known.forget({ memberId: ana });
    const after = known.find('a', async () => null);
    say();
    expect(await before).toEqual(session(ana));
    expect(await after).toBeNull();
    expect(await known.find('a', async () => null)).toBeNull();
  });

  it('tokens that nobody has are asked for each time, and a failure is not remembered', async () => {
    const known = new KnownSessions();
    const nobody = vi.fn(async () => null);
    await known.find('x', nobody);
    await known.find('x', nobody);
    expect(nobody).toHaveBeenCalledTimes(2);
    await expect(known.find('y', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await known.find('y', async () => session(someId('yan')))).toEqual(session(someId('yan')));
  });

  it('are at most ten thousand: the one read longest ago makes room', async () => {
    const known = new KnownSessions();
    const read = vi.fn(async () => session(ana));
    for (let i = 0; i <= 10_000; i += 1) await known.find(String(i), read);
    await known.find('1', read);
    expect(read).toHaveBeenCalledTimes(10_001);
    await known.find('0', read);
    expect(read).toHaveBeenCalledTimes(10_002);
  });
});
