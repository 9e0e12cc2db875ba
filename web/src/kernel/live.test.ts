import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepConnected } from './live-socket.ts';
import { joinLive, onLive, sayLive } from './live.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 1;
  readonly sent: string[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const last = (): FakeSocket => FakeSocket.opened.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the live connection of a page', () => {
  it('hands messages to those who listen, and opens again after a cut with the word to ask anew', () => {
    const heard: string[] = [];
    const stops = (['conversations', 'resync'] as const).map((type) =>
      onLive(type, (message) => heard.push(message.type)),
    );
    const stop = keepConnected(() => undefined);
    last().say({ type: 'hello' });
    last().say({ type: 'conversations' });
    last().dispatchEvent(new MessageEvent('message', { data: 'not json' }));
    last().close(1006);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.opened).toHaveLength(2);
    last().say({ type: 'hello' });
    expect(heard).toEqual(['conversations', 'resync']);
    for (const end of stops) end();
    last().say({ type: 'conversations' });
    expect(heard).toHaveLength(2);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('waits longer after each failure, but never longer than 45 s', () => {
    const stop = keepConnected(() => undefined);
    const pauses = Array.from({ length: 12 }, () => {
      const cutAt = Date.now();
      last().close(1006);
      vi.advanceTimersToNextTimer();
      return Date.now() - cutAt;
    });
    expect(FakeSocket.opened).toHaveLength(13);
    expect(Math.max(...pauses.slice(0, 2))).toBeLessThan(2_000);
    expect(Math.min(...pauses.slice(-3))).toBeGreaterThanOrEqual(15_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(45_000);
    stop();
  });

  it('RT-03: says that the session is over, and finds a line that is dead', () => {
    const handleEnded = vi.fn();
    const stop = keepConnected(handleEnded);
    last().say({ type: 'hello' });
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(10_000);
    expect(last().readyState).toBe(3);
    expect(handleEnded).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    last().close(4401);
    expect(handleEnded).toHaveBeenCalledOnce();
    stop();
  });

  it('joins topics again after a cut, leaves with the last who listens, and says nothing into the void', () => {
    const said = () => last().sent.map((text) => JSON.parse(text) as unknown);
    const stop = keepConnected(() => undefined);
    const leave = [joinLive('presence:1'), joinLive('presence:1')];
    sayLive({ type: 'typing' });
    expect(said()).toEqual([]);
    last().say({ type: 'hello' });
    expect(said()).toEqual([{ type: 'join', topic: 'presence:1' }]);
    last().close(1006);
    vi.advanceTimersByTime(1_000);
    last().say({ type: 'hello' });
    sayLive({ type: 'typing' });
    leave[0]?.();
    expect(said()).toEqual([{ type: 'join', topic: 'presence:1' }, { type: 'typing' }]);
    leave[1]?.();
    expect(said().at(-1)).toEqual({ type: 'leave', topic: 'presence:1' });
    stop();
  });
});
