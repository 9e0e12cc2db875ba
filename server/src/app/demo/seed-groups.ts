import { MEMBER_LIMIT_DEFAULT } from '@wagram/contract/groups';
import type { Brand } from '@wagram/contract/kernel';
import { seedGroup, type SeedGroup } from '#groups';
import type { App, MemberId, MessageId } from '#kernel';
import type { ImageDraft, UsableMedia } from '#media';
import { demoGroups, drawScene, guests, idAt, inBrand, seededRandom, type DemoGroup } from '@wagram/demo';
import type { Ids } from './ids.ts';

const MINUTE_MS = 60_000;

/** Draws a picture for a member; null when there is none to be had. */
export type Draw = (memberId: MemberId, draft: ImageDraft) => Promise<UsableMedia | null>;

type SeedWord = SeedGroup['words'][number];

const toWords = (group: DemoGroup, idOf: (handle: string) => MemberId | undefined, begun: Date): SeedGroup['words'] => {
  const random = seededRandom(`words of ${group.name}`);
  return group.lines.flatMap(({ minutesAgo, by, text: content, poll }): SeedWord[] => {
    const senderId = idOf(by);
    const at = new Date(begun.getTime() - minutesAgo * MINUTE_MS);
    if (senderId === undefined) return [];
    const word = { id: idAt<MessageId>(at, random), senderId, content, at };
    if (poll === null) return [{ ...word, kind: 'text' }];
    const votes = poll.flatMap(({ voters }, choice) =>
      voters.flatMap((voter) => {
        const memberId = idOf(voter);
        return memberId === undefined ? [] : [{ memberId, choice }];
      }),
    );
    return [{ ...word, kind: 'poll', poll: { options: poll.map(({ answer }) => answer), votes } }];
  });
};

const toSeats = (group: DemoGroup, idOf: (handle: string) => MemberId | undefined): SeedGroup['seats'] => {
  const { owner, admins, moderators, members, lines, readUntil } = group;
  const read = lines.filter(({ minutesAgo }) => minutesAgo >= readUntil).length;
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
  const first = group.lines[0]?.minutesAgo ?? 0;
  const begunAt = new Date(begun.getTime() - (first + 30) * MINUTE_MS);
  const { kind, description, category, tags, privacy, requests } = group;
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
  for (const group of demoGroups()) {
    const ownerId = ids.get(inBrand(group.owner, brand));
    if (ownerId === undefined) continue;
    const bytes = Buffer.from(drawScene(group.drawing, group.name).svg);
    const picture = draw === null ? null : await draw(ownerId, { bytes, shelf: 'avatar', alt: null });
    await app.transact((tx) => seedGroup(tx, { ...toSeed(group, ids, brand, begun), picture }));
  }
};
