// How the picture travels: by the built-in relay, or by a media server of the operator's own. Both speak WHIP and WHEP.
import type { StreamId } from '#kernel';
import type { StreamsApp } from '../watching/figures.ts';
import { mediaServerCarrier } from './media-server.ts';
import type { Asker, Way } from './peers.ts';
import { RelayCarrier } from './relay-carrier.ts';

export interface Carried {
  readonly sdp: string;
  /** Whoever knows it may end the connection; it cannot be guessed. */
  readonly token: string;
}

export interface Carrier {
  carry(way: Way, streamId: StreamId, asker: Asker, offer: string): Promise<Carried>;
  drop(token: string): Promise<void>;
  end(streamId: StreamId): void;
  guestsOf(streamId: StreamId): number;
}

export const openCarrier = (app: StreamsApp): Carrier =>
  app.config.live.engine === null ? new RelayCarrier(app) : mediaServerCarrier(app, app.config.live.engine);
