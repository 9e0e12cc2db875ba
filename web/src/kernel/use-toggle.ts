import { useCallback } from 'react';

export interface ToggleActions {
  /** Shows a state at once: patches the entity in the cache. */
  readonly apply: (on: boolean) => void;
  /** Tells the server; answers what the server holds now. */
  readonly send: (on: boolean) => Promise<boolean>;
  readonly onFail: (cause: unknown) => void;
}

interface Running {
  wish: boolean;
}

// Keyed by what is toggled, not by component: the same like button on two screens is one toggle.
const running = new Map<string, Running>();

const settle = async (key: string, run: Running, before: boolean, actions: ToggleActions): Promise<void> => {
  let known = before;
  try {
    let sent: boolean;
    do {
      sent = run.wish;
      known = await actions.send(sent);
    } while (run.wish !== sent && run.wish !== known);
    if (known !== run.wish || known !== sent) actions.apply(known);
  } catch (cause) {
    actions.apply(known);
    actions.onFail(cause);
  } finally {
    running.delete(key);
  }
};

/** Optimistic: the wish shows at once. Fast taps collapse into the last wish. The server's answer wins in the end. */
export const wishToggle = (key: string, before: boolean, wish: boolean, actions: ToggleActions): Promise<void> => {
  actions.apply(wish);
  const current = running.get(key);
  if (current !== undefined) {
    current.wish = wish;
    return Promise.resolve();
  }
  const run = { wish };
  running.set(key, run);
  return settle(key, run, before, actions);
};

export const useToggle = (key: string, on: boolean, actions: ToggleActions): (() => void) =>
  useCallback(() => void wishToggle(key, on, !on, actions), [key, on, actions]);
