// What two people say to each other while lines are cut: words, albums and files, in a conversation of their own or under a
// post of a channel.
import sharp from 'sharp';
import { groupCalls } from '@wagram/contract/groups';
import type { Call, CallInput, CallReply } from '@wagram/contract/kernel';
import { mediaCalls, pieceAddress, type MediaView } from '@wagram/contract/media';
import { messageCalls, type MessageView } from '@wagram/contract/messages';
import type { ConversationId, MemberId, MessageId } from '#kernel';
import type { Program } from '../machines/process.ts';

export interface Member {
  id: MemberId;
  cookie: string;
}

/** Where it is said; what stands there first is a message of its own. */
export interface Place {
  readonly conversationId: ConversationId;
  readonly thread: MessageId | null;
}

export interface Said {
  readonly content: string;
  readonly media?: { url: string }[];
}

const must = async <C extends Call>(
  program: Program,
  { cookie }: Member,
  call: C,
  input: CallInput<C>,
): Promise<CallReply<C>> => {
  const { status, body } = await program.ask(call, input, { cookie });
  if (status !== 200) throw new Error(`${call.path} answered ${status}: ${JSON.stringify(body)}`);
  return body as CallReply<C>;
};

const upload = async (program: Program, member: Member, bytes: Buffer, name: string): Promise<MediaView> => {
  const size = bytes.length;
  const { id } = (await must(program, member, mediaCalls.startUpload, { screen: 'file', name, size })).upload;
  const origin = `http://127.0.0.1:${program.port}`;
  const headers = { cookie: member.cookie, origin, 'content-type': 'application/octet-stream' };
  const reply = await fetch(`${origin}${pieceAddress(id, 0)}`, {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
  });
  if (!reply.ok) throw new Error(`a piece was answered with ${reply.status}`);
  return (await must(program, member, mediaCalls.finishUpload, { upload_id: id, size })).file;
};

/** What somebody says as their first, second, … message. */
export type Words = (index: number) => Said;

/** Every third is an album, every fifth a file. */
export const findWords = async (program: Program, member: Member, name: string): Promise<Words> => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#37a' } })
    .png()
    .toBuffer();
  const [one, other, file] = [
    await upload(program, member, picture, 'one.png'),
    await upload(program, member, picture, 'other.png'),
    await upload(program, member, Buffer.from(`notes of ${name}`), 'notes.txt'),
  ];
  const urlOf = ({ url }: MediaView): { url: string } => ({ url });
  return (index) => {
    const content = `${name} ${index}`;
    if (index % 5 === 4) return { content, media: [urlOf(file)] };
    return index % 3 === 2 ? { content, media: [one, other].map(urlOf) } : { content };
  };
};

/** So that what was sent can be compared with what came. */
export const toLine = ({ content, media = [] }: Said): string =>
  [content, ...media.map(({ url }) => new URL(url, 'http://any').pathname)].join(' ');
export const lineOf = ({ content, media, more_media: more }: MessageView): string =>
  toLine({ content, media: media === null ? [] : [media, ...more] });

/** A conversation of two, with its first message. */
export const openDirect = async (program: Program, ana: Member, bob: Member, content: string): Promise<Place> => {
  const { message } = await must(program, ana, messageCalls.sendMessage, { receiver_id: bob.id, content });
  return { conversationId: message.conversation_id, thread: null };
};

/** A channel with one post, under which both may write. */
export const openThread = async (program: Program, ana: Member, bob: Member, content: string): Promise<Place> => {
  const { group } = await must(program, ana, groupCalls.createGroup, { kind: 'channel', name: 'Over a bad line' });
  await must(program, bob, groupCalls.joinGroup, { group_id: group.id });
  const { message } = await must(program, ana, messageCalls.sendMessage, { conversation_id: group.id, content });
  return { conversationId: group.id, thread: message.id };
};
