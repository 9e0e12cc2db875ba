// Archives as others make them, small enough to read.
import { deflateRawSync } from 'node:zlib';

const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';
const ACTOR = 'https://there.example/users/ana';

/** The note of a day in March 2019. */
export const mastodonNote = (day: number, content: string, change: object = {}) => ({
  type: 'Create',
  actor: ACTOR,
  object: {
    id: `${ACTOR}/statuses/${day}`,
    type: 'Note',
    content,
    published: `2019-03-${String(day).padStart(2, '0')}T10:00:00Z`,
    to: [PUBLIC],
    cc: [],
    ...change,
  },
});

export const tweet = (id: string, text: string, change: object = {}) => ({
  tweet: { id_str: id, created_at: 'Wed Oct 10 20:19:24 +0000 2018', full_text: text, ...change },
});

/** With `size`, the directory tells that instead of the truth. */
export const makeZip = (files: Readonly<Record<string, string | Buffer>>, lie: { size?: number } = {}): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(lie.size ?? bytes.length, 18);
    head.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, place, title]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
};
