import type { MemberId } from '#kernel';
import { selectMemberById } from '#members';
import type { ActorRow } from '../peers/actors.gen.ts';
import type { FederationApp } from '../state.ts';
import type { Activity } from './activity.ts';

/** Acts upon something that somebody elsewhere said. It may be told twice. */
export type Hear = (app: FederationApp, from: ActorRow, activity: Activity) => Promise<void>;

/** One of ours who is spoken with; null: nobody. */
export const memberAt = async (app: FederationApp, uri: string | null): Promise<MemberId | null> => {
  const own = uri === null ? null : app.addresses.read(uri);
  if (own?.kind !== 'member') return null;
  const member = await selectMemberById(app.db, own.id);
  return member === null || member.host !== null || member.demo || member.state !== 'active' ? null : member.id;
};
