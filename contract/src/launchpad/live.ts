import type { LaunchId, LiveByType } from '#kernel';
import type { LaunchState } from './views.ts';

/** To its creator and whoever has pledged, when a sale has come further. */
export type LaunchLive = {
  readonly type: 'launchpad.launch';
  readonly id: LaunchId;
  readonly state: LaunchState;
};

declare module '#kernel' {
  interface LiveMessages extends LiveByType<LaunchLive> {}
}
