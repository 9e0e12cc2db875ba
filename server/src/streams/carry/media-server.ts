// A media server of the operator's own carries the pictures. Who may send and see is decided here, and asked again.
import { streamErrors } from '@wagram/contract/streams';
import { boundedFetch, createLimit, fail, OutboundError, type App } from '#kernel';
import type { Carrier } from './carriers.ts';
import type { StreamsApp } from '../watching/figures.ts';
import { Peers, type Way } from './peers.ts';

/** What a media server says of an offer that it cannot use. */
const UNUSABLE = [400, 406, 415, 422];
/**
 * It does not tell when a browser is gone, and a page that died did not either: those of one member or address beyond this
 * are ended and forgotten, the earliest first. Many people may share an address, and most of what is counted here has left.
 */
const ADDRESS_PEERS = 200;
/** One that answers slowly is asked to end so many at once, and no more. */
const DROPS_AT_ONCE = 8;
/** Nobody sends yet, or it has been ended there already: no fault of anybody. */
const ABSENT = [404, 410];

export const mediaServerCarrier = (app: StreamsApp, urls: { whipUrl: string; whepUrl: string }): Carrier => {
  const ask = async (url: string, init: RequestInit): Promise<Response> =>
    boundedFetch(url, init).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      app.log.warn({ err: error }, 'the media server did not answer');
      return fail(streamErrors, 'relay_down');
    });
  const refuse = (way: Way, status: number): never => {
    if (UNUSABLE.includes(status)) fail(streamErrors, 'bad_sdp');
    if (!ABSENT.includes(status)) app.log.warn({ status, way }, 'the media server refused');
    return fail(streamErrors, 'relay_down');
  };
  const inLine = createLimit(DROPS_AT_ONCE, Number.POSITIVE_INFINITY);
  const ending = new Map<string, Promise<void>>();
  /** A look that comes while it is being ended waits for the same answer. */
  const drop = async (token: string): Promise<void> => {
    const place = opened(app, token);
    if (place === null) return;
    const ended = ending.get(token) ?? inLine(() => end(token, place)).finally(() => ending.delete(token));
    ending.set(token, ended);
    await ended;
  };
  const end = async (token: string, place: string): Promise<void> => {
    const { ok, status } = await ask(place, { method: 'DELETE' });
    peers.remove(token);
    if (!ok && !ABSENT.includes(status)) app.log.warn({ status }, 'the media server did not end a connection');
  };
  // A media server that does not answer is asked again with the next look.
  const peers = new Peers(app, (token) => drop(token).catch(() => undefined));
  return {
    carry: async (way, streamId, asker, offer) => {
      if (way === 'whep') app.background(peers.makeRoom(asker, ADDRESS_PEERS), 'ending what came before');
      const url = (way === 'whip' ? urls.whipUrl : urls.whepUrl).replaceAll('{id}', streamId);
      const reply = await ask(url, { method: 'POST', headers: { 'content-type': 'application/sdp' }, body: offer });
      if (!reply.ok) return refuse(way, reply.status);
      const place = reply.headers.get('location');
      // Without an address there is nothing to end: it ends when the browser goes.
      if (place === null) return { sdp: await reply.text(), token: app.seal.close('') };
      const token = app.seal.close(new URL(place, url).href);
      peers.add(token, { way, streamId, hasSeen: false, ...asker });
      return { sdp: await reply.text(), token };
    },
    drop,
    end: (streamId) => {
      const ended = peers.of((peer) => peer.streamId === streamId).map(([token]) => token);
      app.background(peers.dropAll(ended), 'ending a stream at the media server');
      peers.tellOthers(streamId);
    },
    guestsOf: () => 0,
  };
};

const opened = ({ seal }: App, token: string): string | null => {
  try {
    const place = seal.open(token);
    return URL.canParse(place) ? place : null;
  } catch {
    return null;
  }
};
