// Who may join a topic, and stay.
import { isId, type Id, type MemberId } from '@wagram/contract/kernel';

/** Whether a member may join the topic with this id. */
export type Admit = (memberId: MemberId, id: string) => Promise<boolean>;

/** Of many who have joined, those who still may; the others are put out (RT-03). */
export type Hold = (joined: readonly Membership[]) => Promise<readonly Membership[]>;

export interface Membership<I extends string = string> {
  readonly memberId: MemberId;
  readonly id: I;
}

/** Of topics that are named by an id: their members, for those who hold them. */
export const isNamedById = <I extends Id<string>>(joined: Membership): joined is Membership<I> => isId(joined.id);

/** What a socket listens to, of topics named `kind:id`. */
export const topicsOfKind = <Socket extends { readonly memberId: MemberId }>(
  socket: Socket,
  topics: Iterable<string>,
  kind: string,
) =>
  [...topics]
    .filter((topic) => topic.startsWith(`${kind}:`))
    .map((topic) => ({ socket, topic, memberId: socket.memberId, id: topic.slice(kind.length + 1) }));
