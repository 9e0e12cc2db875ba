import * as z from 'zod/mini';
import { defineCall, idOf, type StreamId } from '#kernel';
import { streamErrors } from './errors.ts';

/** As a browser's RTCPeerConnection takes it. */
const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});

/** STG-04: for the connection that is made next; what stands in it holds for some hours. */
export const readIceServers = defineCall({
  method: 'GET',
  path: '/api/streams/ice',
  summary: 'Servers that help a browser to reach the picture of a live stream from behind a firewall, if there are any',
  for: 'anyone',
  actor: null,
  errors: streamErrors,
  input: z.object({ stream_id: idOf<StreamId>() }),
  reply: z.object({ ice_servers: z.array(iceServer) }),
});
