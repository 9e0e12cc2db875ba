import { describe, expect, it } from 'vitest';
import { CLOSED, clockTime, nextCamera } from './camera.ts';
import type { CameraEvent, CameraState } from './camera.ts';

const file = new File(['film'], 'recording.webm', { type: 'video/webm' });
const after = (...events: CameraEvent[]): CameraState => events.reduce(nextCamera, CLOSED);
const open: CameraEvent[] = [{ what: 'open' }, { what: 'granted' }];
const taken: CameraEvent[] = [...open, { what: 'record' }, { what: 'tick', seconds: 7.3 }, { what: 'stop' }];

describe('the camera', () => {
  it('[VID-01] goes from closed over live and recording to a preview, and closes', () => {
    expect(after({ what: 'open' })).toEqual({ step: 'asking', side: 'front' });
    expect(after(...open)).toEqual({ step: 'live', side: 'front' });
    expect(after(...open, { what: 'record' })).toEqual({ step: 'recording', side: 'front', seconds: 0 });
    expect(after(...taken)).toEqual({ step: 'stopping', side: 'front', seconds: 7.3 });
    const preview = after(...taken, { what: 'recorded', file });
    expect(preview).toEqual({ step: 'preview', side: 'front', seconds: 7.3, file });
    expect(nextCamera(preview, { what: 'close' })).toEqual({ step: 'closed' });
  });

  it('[VID-01] retake returns to live, and forgets what was recorded', () => {
    expect(after(...taken, { what: 'recorded', file }, { what: 'retake' })).toEqual({ step: 'live', side: 'front' });
  });

  it('[VID-01] the other side is asked for anew, and never in the middle of a recording', () => {
    expect(after(...open, { what: 'flip' })).toEqual({ step: 'asking', side: 'rear' });
    expect(after(...open, { what: 'flip' }, { what: 'granted' }, { what: 'flip' })).toEqual({
      step: 'asking',
      side: 'front',
    });
    expect(after(...open, { what: 'record' }, { what: 'flip' })).toMatchObject({ step: 'recording', side: 'front' });
  });

  it('[VID-01] a refusal can be tried again', () => {
    const denied = after({ what: 'open' }, { what: 'refused', isRefused: true });
    expect(denied).toEqual({ step: 'denied', side: 'front', isRefused: true });
    expect(nextCamera(denied, { what: 'open' })).toEqual({ step: 'asking', side: 'front' });
  });

  it('a recording ends by itself after three minutes', () => {
    expect(after(...open, { what: 'record' }, { what: 'tick', seconds: 179.9 })).toMatchObject({ step: 'recording' });
    const ended = after(...open, { what: 'record' }, { what: 'tick', seconds: 180 });
    expect(ended).toEqual({ step: 'stopping', side: 'front', seconds: 180 });
  });

  it('what comes late or out of turn changes nothing', () => {
    const live = after(...open);
    for (const event of [
      { what: 'stop' },
      { what: 'retake' },
      { what: 'granted' },
      { what: 'tick', seconds: 3 },
      { what: 'recorded', file },
    ] as const) {
      expect(nextCamera(live, event)).toBe(live);
      expect(nextCamera(CLOSED, event)).toBe(CLOSED);
    }
    expect(after(...taken, { what: 'recorded', file: new File([], 'nothing.webm') })).toMatchObject({ step: 'live' });
  });

  it('says its time as clocks do', () => {
    expect([0, 7.9, 60, 165].map(clockTime)).toEqual(['0:00', '0:07', '1:00', '2:45']);
  });
});
