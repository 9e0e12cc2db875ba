import * as z from 'zod/mini';
import {
  actorId,
  defineCall,
  idOf,
  nextCursor,
  pageInput,
  textUpTo,
  type ConversationId,
  type MessageId,
} from '#kernel';
import { messageErrors, messageView } from '#messages';
import { groupErrors } from './errors.ts';
import { draftFields, groupFields } from './fields.ts';
import { GROUP_CATEGORIES } from './limits.ts';
import { groupCard, groupKind, groupView } from './views.ts';

const errors = groupErrors;
const code = z.string().check(z.minLength(1), z.maxLength(64));

/** GRP-02, D8. */
export const createGroup = defineCall({
  method: 'POST',
  path: '/api/groups',
  summary: 'Make a group or a channel',
  for: 'member',
  actor: 'owner_id',
  errors,
  input: z.object({ owner_id: actorId, kind: z._default(groupKind, 'group'), ...draftFields }),
  reply: z.object({ group: groupView }),
  once: () => true,
});

export const listGroups = defineCall({
  method: 'GET',
  path: '/api/groups',
  summary: 'Public groups and channels, largest first; with words, those whose name or tags hold them',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({
    q: z.optional(z.string().check(z.maxLength(100))),
    kind: z.optional(groupKind),
    category: z.optional(z.enum(GROUP_CATEGORIES)),
    ...pageInput,
  }),
  reply: z.object({ groups: z.array(groupCard), next_cursor: nextCursor }),
});

/** A private one is there for its members alone. */
export const readGroup = defineCall({
  method: 'GET',
  path: '/api/groups/one',
  summary: 'One group or channel with its settings',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ group_id: idOf<ConversationId>() }),
  reply: z.object({ group: groupView }),
});

/** TLK-03: files stay with those who are in it. */
export const previewGroup = defineCall({
  method: 'GET',
  path: '/api/groups/preview',
  summary: 'The last words of a public group or channel, oldest first, for a member who thinks of joining',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ group_id: idOf<ConversationId>() }),
  reply: z.object({ messages: z.array(messageView) }),
});

export const changeGroup = defineCall({
  method: 'PUT',
  path: '/api/groups',
  summary: 'Change the settings of a group; what is absent stays',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, group_id: idOf<ConversationId>(), ...groupFields }),
  reply: z.object({ group: groupView }),
});

export const deleteGroup = defineCall({
  method: 'DELETE',
  path: '/api/groups',
  summary: 'Delete a group with everything that was said in it; its owner alone may',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, group_id: idOf<ConversationId>() }),
  reply: z.object({}),
});

/** A public one by its id, any by an invite. Through an invite that asks for approval the answer is `requested`. */
export const joinGroup = defineCall({
  method: 'POST',
  path: '/api/groups/join',
  summary: 'Join a public group, subscribe to a public channel, or follow an invite',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, group_id: z.optional(idOf<ConversationId>()), code: z.optional(code) }),
  reply: z.object({
    status: z.enum(['joined', 'requested']),
    group_id: idOf<ConversationId>(),
    group: z.nullable(groupView),
  }),
});

/** An owner hands it over first, unless nobody else is left: then it is deleted. */
export const leaveGroup = defineCall({
  method: 'POST',
  path: '/api/groups/leave',
  summary: 'Leave a group or channel, or take a request to join back',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, group_id: idOf<ConversationId>() }),
  reply: z.object({}),
});

export const readInvite = defineCall({
  method: 'GET',
  path: '/api/groups/invite',
  summary: 'What an invite leads to',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ code }),
  reply: z.object({ group: groupCard, needs_approval: z.boolean(), expires_at: z.nullable(z.iso.datetime()) }),
});

/** The token comes in the body or as `Authorization: Bearer`; needs the switch `botIntegration`. */
export const sayAsBot = defineCall({
  method: 'POST',
  path: '/api/bots/messages',
  summary: 'A bot says something in its group',
  for: 'anyone',
  actor: null,
  errors: { ...messageErrors, ...errors },
  input: z.object({
    token: z.optional(z.string().check(z.maxLength(100))),
    content: textUpTo(4_000, 'A message has at most 4,000 characters'),
  }),
  reply: z.object({ message_id: idOf<MessageId>() }),
});
