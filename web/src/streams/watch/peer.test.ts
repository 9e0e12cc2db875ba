import { describe, expect, it, vi } from 'vitest';
import { asId, type StreamId } from '@wagram/contract/kernel';
import { no, plugCamera, serve, yes } from '#testing';
import { publish, watch } from './peer.ts';

const id = asId<StreamId>('01890a5d-ac96-774b-bcce-b30209900001');

describe('the connection of a stream', () => {
  it('[STG-04] goes by the TURN server that the network names, and without one when nobody answers', async () => {
    plugCamera();
    const Plain = RTCPeerConnection;
    const given: unknown[] = [];
    const Noted = class extends Plain {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        given.push(configuration?.iceServers);
      }
    };
    vi.stubGlobal('RTCPeerConnection', Noted);
    const turn = { urls: ['turn:turn.example.org:3478'], username: '1700000000:a', credential: 'proof' };
    const answers = { [`POST /api/streams/${id}/whip`]: yes(), [`POST /api/streams/${id}/whep`]: yes() };
    const log = serve({ ...answers, 'GET /api/streams/ice': yes({ ice_servers: [turn] }) });
    await publish(id, []);
    await watch(id, new MediaStream());
    expect(log.map(({ line, query }) => [line, query['stream_id']])[0]).toEqual(['GET /api/streams/ice', id]);
    serve({ ...answers, 'GET /api/streams/ice': no(500, 'failed', 'Something went wrong') });
    await watch(id, new MediaStream());
    expect(given).toEqual([[turn], [turn], []]);
  });

  it('[STG-04] asks nobody once it is no longer wanted: a stream may have ended while the way was looked for', async () => {
    plugCamera();
    const log = serve({ 'GET /api/streams/ice': yes({ ice_servers: [] }), [`POST /api/streams/${id}/whip`]: yes() });
    const wanted = new AbortController();
    const opening = publish(id, [], wanted.signal);
    wanted.abort();
    await expect(opening).rejects.toThrow();
    expect(log.map(({ line }) => line)).toEqual(['GET /api/streams/ice']);
  });
});
