import * as z from 'zod/mini';
import * as analytics from '#analytics';
import * as assistant from '#assistant';
import * as auth from '#auth';
import * as blocks from '#blocks';
import * as bookmarks from '#bookmarks';
import * as chain from '#chain';
import * as comments from '#comments';
import * as credit from '#credit';
import * as drafts from '#drafts';
import * as explore from '#explore';
import * as federation from '#federation';
import * as follows from '#follows';
import * as games from '#games';
import * as groups from '#groups';
import * as help from '#help';
import * as imports from '#imports';
import * as invoices from '#invoices';
import * as kernel from '#kernel';
import * as launchpad from '#launchpad';
import * as ledger from '#ledger';
import * as links from '#links';
import * as lists from '#lists';
import * as media from '#media';
import * as members from '#members';
import * as messages from '#messages';
import * as moderation from '#moderation';
import * as money from '#money';
import * as notifications from '#notifications';
import * as operations from '#operations';
import * as posts from '#posts';
import * as profiles from '#profiles';
import * as rewards from '#rewards';
import * as rights from '#rights';
import * as search from '#search';
import * as settings from '#settings';
import * as staking from '#staking';
import * as streams from '#streams';
import * as swap from '#swap';
import * as tickets from '#tickets';
import * as translation from '#translation';
import * as treasury from '#treasury';
import * as trending from '#trending';
import * as verification from '#verification';
import * as video from '#video';
import * as wallet from '#wallet';
import { live } from './live.ts';
import { assistantPiece } from './pieces.ts';

const doors: readonly object[] = [
  analytics,
  assistant,
  auth,
  blocks,
  bookmarks,
  chain,
  comments,
  credit,
  drafts,
  explore,
  federation,
  follows,
  games,
  groups,
  help,
  imports,
  invoices,
  kernel,
  launchpad,
  ledger,
  links,
  lists,
  media,
  members,
  messages,
  moderation,
  money,
  notifications,
  operations,
  posts,
  profiles,
  rewards,
  rights,
  search,
  settings,
  staking,
  streams,
  swap,
  tickets,
  translation,
  treasury,
  trending,
  verification,
  video,
  wallet,
];

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** A field that may be missing is missing from its object: that is nothing a schema can say of itself. */
const canBeNamed = (schema: z.ZodMiniType): boolean => !(schema instanceof z.ZodMiniOptional);

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What rooms export, and what stands beside their calls. */
const entriesOf = (door: object): [string, unknown][] =>
  Object.entries(door).flatMap(([name, value]: [string, unknown]) =>
    name.endsWith('Calls') ? Object.entries(value as object) : [[name, value] as [string, unknown]],
  );

/** The name of every schema that has one in the contract, as a type is written: `postView` is PostView. */
export const nameSchemas = (): ReadonlyMap<z.ZodMiniType, string> => {
  const names = new Map<z.ZodMiniType, string>([[kernel.idOf(), 'Id']]);
  for (const [name, value] of doors.flatMap(entriesOf)) {
    if (isSchema(value) && canBeNamed(value) && !names.has(value)) names.set(value, capital(name));
  }
  for (const [type, schema] of Object.entries(live)) names.set(schema, `${capitals(type)}Live`);
  return names.set(assistantPiece, 'AssistantPiece');
};

/** `stream_message_gone` and `message.hidden` are names of one word each. */
const capitals = (type: string): string => type.split(/[._]/).map(capital).join('');
