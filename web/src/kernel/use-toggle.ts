import { useCallback } from 'react';

export interface ToggleActions {
  /** Shows a state at once: patches the entity in the cache. */
  readonly apply: (on: boolean) => void;
  /** Tells the server; answers what the server holds now. */
  readonly send: (on: boolean) => Promise<boolean>;
  readonly onFail: (cause: unknown) => void;
}

interface Running {
  wanted: boolean;
  /** True when the server has heard it. */
  done: Promise<boolean>;
}

// Keyed by what is toggled, not by component: the same like button on two screens is one toggle.
const running = new Map<string, Running>();

const settle = async (
  key: string,
  run: { wanted: boolean },
  before: boolean,
  actions: ToggleActions,
): Promise<boolean> => {
  let known = before;
  try {
    let sent: boolean;
    do {
      sent = run.wanted;
      known = await actions.send(sent);
    } while (run.wanted !== sent && run.wanted !== known);
    if (known !== run.wanted || known !== sent) actions.apply(known);
    return true;
  } catch (cause) {
    actions.apply(known);
    actions.onFail(cause);
    return false;
  } finally {
    running.delete(key);
  }
};

/** Optimistic: what was asked for shows at once. Fast taps collapse into the last one. The server's answer wins in the end. */
export const setToggle = async (
  key: string,
  before: boolean,
  wanted: boolean,
  actions: ToggleActions,
): Promise<void> => {
  actions.apply(wanted);
  const current = running.get(key);
  if (current !== undefined) {
    current.wanted = wanted;
    return;
  }
  const run: Running = { wanted, done: Promise.resolve(true) };
  running.set(key, run);
  run.done = settle(key, run, before, actions);
  await run.done;
};

/** Waits for everything that was toggled and is on its way. False when some of it was refused. */
export const whenToggled = async (): Promise<boolean> =>
  (await Promise.all([...running.values()].map(({ done }) => done))).every(Boolean);

export const useToggle = (key: string, on: boolean, actions: ToggleActions): (() => void) =>
  useCallback(() => void setToggle(key, on, !on, actions), [key, on, actions]);
