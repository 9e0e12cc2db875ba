import { describe, expect, it, vi } from 'vitest';
import { setToggle } from './use-toggle.ts';

/** A server whose answers the test gives by hand. */
const slowServer = () => {
  const waiting: { on: boolean; answer: (on: boolean) => void; refuse: (cause: Error) => void }[] = [];
  const shown: boolean[] = [];
  const onFail = vi.fn();
  const actions = {
    apply: (on: boolean) => void shown.push(on),
    send: (on: boolean) => new Promise<boolean>((answer, refuse) => waiting.push({ on, answer, refuse })),
    onFail,
  };
  return { waiting, shown, onFail, actions };
};

describe('toggle', () => {
  it('shows the wish before the server has answered', () => {
    const { actions, shown, waiting } = slowServer();
    void setToggle('a', false, true, actions);
    expect(shown).toEqual([true]);
    expect(waiting.map(({ on }) => on)).toEqual([true]);
  });

  it('sends only the last of many fast wishes', async () => {
    const { actions, shown, waiting } = slowServer();
    const done = setToggle('b', false, true, actions);
    void setToggle('b', true, false, actions);
    void setToggle('b', false, true, actions);
    void setToggle('b', true, false, actions);
    waiting[0]?.answer(true);
    await vi.waitFor(() => expect(waiting.map(({ on }) => on)).toEqual([true, false]));
    waiting[1]?.answer(false);
    await done;
    expect(shown.at(-1)).toBe(false);
  });

  it('sends nothing more when the last wish is what the server has', async () => {
    const { actions, shown, waiting } = slowServer();
    const done = setToggle('c', false, true, actions);
    void setToggle('c', true, false, actions);
    void setToggle('c', false, true, actions);
    waiting[0]?.answer(true);
    await done;
    expect(waiting).toHaveLength(1);
    expect(shown.at(-1)).toBe(true);
  });

  it("lets the server's answer win", async () => {
    const { actions, shown, waiting } = slowServer();
    const done = setToggle('d', false, true, actions);
    waiting[0]?.answer(false);
    await done;
    expect(shown).toEqual([true, false]);
  });

  it('goes back to what the server knew when it refuses, and says so', async () => {
    const { actions, shown, waiting, onFail } = slowServer();
    const done = setToggle('e', false, true, actions);
    waiting[0]?.refuse(new Error('no'));
    await done;
    expect(shown).toEqual([true, false]);
    expect(onFail).toHaveBeenCalledTimes(1);
  });
});
