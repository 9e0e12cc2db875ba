import type { ConversationId, EventOf, MemberId } from '#kernel';

interface InGroup {
  readonly groupId: ConversationId;
  readonly kind: 'group' | 'channel';
  readonly name: string;
  readonly memberId: MemberId;
}
/** `byId` is who did it: of a join the member themselves. */
interface DoneBy extends InGroup {
  readonly byId: MemberId;
}

export type GroupEvent =
  | EventOf<'group.created', InGroup>
  | EventOf<'group.deleted', Pick<InGroup, 'groupId' | 'kind'>>
  /** They found it themselves, or came by an invite. */
  | EventOf<'group.joined', InGroup>
  | EventOf<'group.added', DoneBy>
  | EventOf<'group.left', InGroup>
  | EventOf<'group.removed' | 'group.banned', DoneBy>
  | EventOf<'group.requested', InGroup>
  /** Followed by no `group.joined`: whoever hears this knows of both. */
  | EventOf<'group.accepted', DoneBy>
  | EventOf<'group.role', DoneBy & { readonly role: string }>;
