import { packAction, replay, newRun, step } from '@wagram/contract/games';
import { beforeEach, describe, expect, it } from 'vitest';
import { createControls } from './controls.ts';

const field = document.createElement('canvas');
field.setPointerCapture = () => undefined;
document.body.append(field);
const controls = createControls(field);

const key = (type: 'keydown' | 'keyup', code: string, more: object = {}) => {
  const event = new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  return event;
};
const finger = (type: string, clientY: number) =>
  field.dispatchEvent(Object.assign(new MouseEvent(type, { clientY, bubbles: true }), { pointerId: 1 }));

beforeEach(() => controls.begin());

describe('the controls', () => {
  it('[GAME-01] a key is one jump, however long it is held; down ducks until it is let go', () => {
    expect(key('keydown', 'Space').defaultPrevented).toBe(true);
    key('keydown', 'Space', { repeat: true });
    expect(controls.inputAt(0)).toEqual({ jump: true, duck: false });
    expect(controls.inputAt(1)).toEqual({ jump: false, duck: false });
    key('keydown', 'ArrowDown');
    expect(controls.inputAt(2)).toEqual({ jump: false, duck: true });
    expect(controls.inputAt(3)).toEqual({ jump: false, duck: true });
    key('keyup', 'ArrowDown');
    expect(controls.inputAt(4)).toEqual({ jump: false, duck: false });
    expect(controls.actions()).toEqual([packAction(0, 'jump'), packAction(2, 'duck'), packAction(4, 'stand')]);
  });

  it('[GAME-01] a tap jumps, and a finger that moves down ducks until it is lifted', () => {
    finger('pointerdown', 100);
    expect(controls.inputAt(0)).toEqual({ jump: true, duck: false });
    finger('pointermove', 140);
    expect(controls.inputAt(1)).toEqual({ jump: false, duck: true });
    finger('pointerup', 140);
    expect(controls.inputAt(2)).toEqual({ jump: false, duck: false });
  });

  it('leaves the keys of the browser and of buttons alone', () => {
    expect(key('keydown', 'Space', { ctrlKey: true }).defaultPrevented).toBe(false);
    const button = document.createElement('button');
    document.body.append(button);
    const event = new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(controls.inputAt(0)).toEqual({ jump: false, duck: false });
  });

  it('[GAME-01] what was written down, played again, is the same run', () => {
    let run = newRun(42);
    for (let tick = 0; tick < 400 && !run.isOver; tick += 1) {
      if (tick % 37 === 5) key('keydown', 'ArrowUp');
      if (tick % 50 === 20) key('keydown', 'KeyS');
      if (tick % 50 === 24) key('keyup', 'KeyS');
      run = step(run, controls.inputAt(run.tick));
    }
    expect(controls.actions().length).toBeGreaterThan(3);
    expect(replay(42, controls.actions(), run.tick)).toEqual(run);
  });
});
