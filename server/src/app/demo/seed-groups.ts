import { MEMBER_LIMIT_DEFAULT } from '@wagram/contract/groups';
import type { Brand } from '@wagram/contract/kernel';
import { seedGroup, type SeedGroup } from '#groups';
import type { App, MemberId, MessageId } from '#kernel';
import type { ImageDraft, UsableMedia } from '#media';
import { drawScene } from './drawings/scenes.ts';
import { demoCommunities } from './communities.ts';
import { demoGroups, type DemoGroup } from './groups.ts';
import type { Ids } from './ids.ts';
import { guests } from './plan.ts';
import { inBrand } from './posts.ts';
import { idAt, seededRandom } from './random.ts';

const MINUTE_MS = 60_000;

/** Draws a picture for a member; null when there is none to be had. */
export type Draw = (memberId: MemberId, draft: ImageDraft) => Promise<UsableMedia | null>;

type SeedWord = SeedGroup['words'][number];

const toWords = (group: DemoGroup, idOf: (handle: string) => MemberId | undefined, begun: Date): SeedGroup['words'] => {
  const random = seededRandom(`words of ${group.name}`);
  return group.lines.flatMap(([minutesAgo, who, content, poll]): SeedWord[] => {
    const senderId = idOf(who);
    const at = new Date(begun.getTime() - minutesAgo * MINUTE_MS);
    if (senderId === undefined) return [];
    const word = { id: idAt<MessageId>(at, random), senderId, content, at };
    if (poll === undefined) return [{ ...word, kind: 'text' }];
    const votes = Object.values(poll).flatMap((voters, choice) =>
      voters.flatMap((voter) => {
        const memberId = idOf(voter);
        return memberId === undefined ? [] : [{ memberId, choice }];
      }),
    );
    return [{ ...word, kind: 'poll', poll: { options: Object.keys(poll), votes } }];
  });
};

const toSeats = (group: DemoGroup, idOf: (handle: string) => MemberId | undefined): SeedGroup['seats'] => {
  const { owner, admins, moderators = [], members, lines, readUntil } = group;
  const read = lines.filter(([minutesAgo]) => minutesAgo >= readUntil).length;
  const roleOf = (handle: string) =>
    handle === owner
      ? 'owner'
      : admins.includes(handle)
        ? 'admin'
        : moderators.includes(handle)
          ? 'moderator'
          : 'member';
  return [owner, ...admins, ...moderators, ...members].flatMap((handle) => {
    const memberId = idOf(handle);
    const seat = { role: roleOf(handle), read: guests.includes(handle) ? read : lines.length } as const;
    return memberId === undefined ? [] : [{ memberId, ...seat }];
  });
};

const toSeed = (group: DemoGroup, ids: Ids, brand: Brand, begun: Date): Omit<SeedGroup, 'picture'> => {
  const idOf = (handle: string): MemberId | undefined => ids.get(inBrand(handle, brand));
  const [first = 0] = group.lines[0] ?? [];
  const begunAt = new Date(begun.getTime() - (first + 30) * MINUTE_MS);
  const { kind, description, category, tags, privacy = 'public', requests = [] } = group;
  return {
    id: idAt(begunAt, seededRandom(`group ${group.name}`)),
    title: inBrand(group.name, brand),
    kind,
    description,
    category,
    tags,
    privacy,
    begunAt,
    memberLimit: kind === 'channel' ? null : MEMBER_LIMIT_DEFAULT,
    requests: requests.flatMap((handle) => idOf(handle) ?? []),
    seats: toSeats(group, idOf),
    words: toWords(group, idOf, begun),
  };
};

/** Whoever comes in as one of the demo members finds groups that talk, one of their own, and a channel. */
export const seedDemoGroups = async (app: App, ids: Ids, begun: Date, draw: Draw | null): Promise<void> => {
  const { brand } = app.config;
  for (const group of [...demoGroups, ...demoCommunities]) {
    const ownerId = ids.get(inBrand(group.owner, brand));
    if (ownerId === undefined) continue;
    const bytes = Buffer.from(drawScene(group.drawing, group.name).svg);
    const picture = draw === null ? null : await draw(ownerId, { bytes, shelf: 'avatar', alt: null });
    await app.transact((tx) => seedGroup(tx, { ...toSeed(group, ids, brand, begun), picture }));
  }
};
