// STG-04: TURN carries pictures through networks that let none through by themselves.
import { createHmac } from 'node:crypto';
import type { CallReply } from '@wagram/contract/kernel';
import type { streamPictureCalls } from '@wagram/contract/streams';
import type { App } from '#kernel';

export type IceServers = CallReply<typeof streamPictureCalls.readIceServers>['ice_servers'];

/** A page whose time is over makes its connection anew, and is asked again who it is. */
const HOURS = 4;

/** What coturn calls the REST API: a name that says until when it holds, and a proof that we gave it. */
export const timeLimited = (secret: string, who: string, until: Date): { username: string; credential: string } => {
  const username = `${Math.floor(until.getTime() / 1_000)}:${who}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
};

/**
 * `who` is a member, or the address of guests. Its mark tells them apart in the log and the quotas of the TURN server, and says
 * neither who nor where they are. Guests of one address share one quota.
 */
export const iceServersFor = ({ config, seal }: Pick<App, 'config' | 'seal'>, who: string, now: Date): IceServers => {
  const { turn } = config.live;
  if (turn === null) return [];
  if (turn.secret === null) return [{ urls: turn.urls, username: turn.username, credential: turn.credential }];
  const until = new Date(now.getTime() + HOURS * 3_600_000);
  return [{ urls: turn.urls, ...timeLimited(turn.secret, seal.mark(`turn:${who}`).slice(0, 16), until) }];
};
