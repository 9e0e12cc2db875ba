import { RECORD_SECONDS_MAX } from '@wagram/contract/video';

export type Side = 'front' | 'rear';

/** VID-01: closed, live, recording, preview; and what may come in between. */
export type CameraState =
  | { readonly step: 'closed' }
  | { readonly step: 'asking' | 'live'; readonly side: Side }
  /** Refused by the person, or not to be had at all. */
  | { readonly step: 'denied'; readonly side: Side; readonly isRefused: boolean }
  | { readonly step: 'recording' | 'stopping'; readonly side: Side; readonly seconds: number }
  | { readonly step: 'preview'; readonly side: Side; readonly seconds: number; readonly file: File };

export type CameraEvent =
  | { readonly what: 'open' | 'granted' | 'flip' | 'record' | 'stop' | 'retake' | 'close' }
  | { readonly what: 'refused'; readonly isRefused: boolean }
  | { readonly what: 'tick'; readonly seconds: number }
  | { readonly what: 'recorded'; readonly file: File };

export const CLOSED: CameraState = { step: 'closed' };

const other = (side: Side): Side => (side === 'front' ? 'rear' : 'front');

/** What an event makes of each state. An event that means nothing in a state leaves it as it is. */
export const nextCamera = (state: CameraState, event: CameraEvent): CameraState => {
  if (event.what === 'close') return CLOSED;
  if (state.step === 'closed') return event.what === 'open' ? { step: 'asking', side: 'front' } : state;
  const { side } = state;
  switch (event.what) {
    case 'open':
      return state.step === 'denied' ? { step: 'asking', side } : state;
    case 'granted':
      return state.step === 'asking' ? { step: 'live', side } : state;
    case 'refused':
      return state.step === 'asking' ? { step: 'denied', side, isRefused: event.isRefused } : state;
    case 'flip':
      return state.step === 'live' ? { step: 'asking', side: other(side) } : state;
    case 'record':
      return state.step === 'live' ? { step: 'recording', side, seconds: 0 } : state;
    case 'tick':
      return state.step === 'recording' ? ticked(side, event.seconds) : state;
    case 'stop':
      return state.step === 'recording' ? { ...state, step: 'stopping' } : state;
    case 'recorded':
      return recorded(state, event.file);
    case 'retake':
      return state.step === 'preview' ? { step: 'live', side } : state;
  }
};

/** As long as it may be, it ends by itself. */
const ticked = (side: Side, seconds: number): CameraState =>
  seconds >= RECORD_SECONDS_MAX
    ? { step: 'stopping', side, seconds: RECORD_SECONDS_MAX }
    : { step: 'recording', side, seconds };

/** A camera that is pulled out ends a recording too. Nothing recorded is nothing to look at. */
const recorded = (state: CameraState, file: File): CameraState => {
  if (state.step !== 'recording' && state.step !== 'stopping') return state;
  const { side, seconds } = state;
  return file.size === 0 ? { step: 'live', side } : { step: 'preview', side, seconds, file };
};

/** 0:07, 2:45 */
export const clockTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
