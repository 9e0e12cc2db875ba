import { ACTIONS_MAX, packAction, type Input } from '@wagram/contract/games';

type Key = 'jump' | 'pause';

const JUMPS = new Set(['Space', 'ArrowUp', 'KeyW']);
const DUCKS = new Set(['ArrowDown', 'KeyS']);
/** So far a finger moves before it is a swipe. */
const SWIPE_PX = 24;

interface Touches {
  readonly onTap: () => void;
  readonly onSwipe: (isDown: boolean) => void;
}

/** A tap is a jump at once; when the finger then moves down and stays, it is a swipe. */
const watchFingers = (field: HTMLCanvasElement, { onTap, onSwipe }: Touches): Map<number, number> => {
  const fingers = new Map<number, number>();
  field.addEventListener('pointerdown', (event) => {
    field.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event.clientY);
    onTap();
  });
  field.addEventListener('pointermove', (event) => {
    const from = fingers.get(event.pointerId);
    if (from !== undefined && event.clientY - from > SWIPE_PX) onSwipe(true);
  });
  const lift = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) onSwipe(false);
  };
  field.addEventListener('pointerup', lift);
  field.addEventListener('pointercancel', lift);
  return fingers;
};

/** Keys and fingers become what the game knows: a jump in this tick, and whether one ducks. Both are written down. */
export const createControls = (field: HTMLCanvasElement) => {
  let hasJumped = false;
  let isDucking = false;
  let wasDucking = false;
  let actions: number[] = [];
  const listeners: ((key: Key) => unknown)[] = [];

  const isOnField = (target: EventTarget | null): boolean => target === field || target === document.body;

  window.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.code === 'KeyP' || event.code === 'Escape') for (const tell of listeners) tell('pause');
    if (!isOnField(event.target) || !(JUMPS.has(event.code) || DUCKS.has(event.code))) return;
    event.preventDefault();
    if (DUCKS.has(event.code)) isDucking = true;
    else if (!event.repeat) {
      hasJumped = true;
      for (const tell of listeners) tell('jump');
    }
  });
  window.addEventListener('keyup', (event) => {
    if (DUCKS.has(event.code)) isDucking = false;
  });

  const fingers = watchFingers(field, {
    onTap: () => (hasJumped = true),
    onSwipe: (isDown) => (isDucking = isDown),
  });

  const release = (): void => {
    hasJumped = false;
    isDucking = false;
    fingers.clear();
  };
  return {
    onKey: (tell: (key: Key) => unknown): void => void listeners.push(tell),
    release,
    begin: (): void => {
      release();
      wasDucking = false;
      actions = [];
    },
    /** Asked once for each tick. */
    inputAt: (tick: number): Input => {
      const isFull = actions.length > ACTIONS_MAX - 2;
      const jump = hasJumped && !isFull;
      const duck = isFull ? wasDucking : isDucking;
      if (jump) actions.push(packAction(tick, 'jump'));
      if (duck !== wasDucking) actions.push(packAction(tick, duck ? 'duck' : 'stand'));
      hasJumped = false;
      wasDucking = duck;
      return { jump, duck };
    },
    actions: (): readonly number[] => actions,
  };
};
