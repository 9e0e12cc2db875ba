// Uploads as a browser makes them, and files to upload that no test has to keep in the repository.
import type { FailureReply } from '@wagram/contract/kernel';
import {
  mediaCalls,
  pieceAddress,
  UPLOAD_PATH,
  type MediaView,
  type UploadReply,
  type UploadScreen,
} from '@wagram/contract/media';
import type { Person } from './people.ts';

export type Fields = Record<string, string | number | undefined>;

const BORDER = '----border7f3a';

/** A form as bytes; fields first, as they are given. */
export const toForm = (
  fields: Fields,
  file: Buffer | null,
  type = 'application/octet-stream',
): { payload: Buffer; headers: Record<string, string> } => {
  const part = (head: string, body: Buffer | string): Buffer =>
    Buffer.concat([Buffer.from(`--${BORDER}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => part(`content-disposition: form-data; name="${name}"`, String(value)));
  if (file !== null)
    parts.push(
      part(`content-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: ${type}`, file),
    );
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BORDER}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BORDER}` },
  };
};

export interface UploadOptions {
  screen?: UploadScreen;
  kind?: 'image' | 'video';
  /** Changes what is sent beside the file. */
  fields?: Fields;
  type?: string;
}

/** The fields that a fresh token of this person makes. */
export const passFields = async (person: Person, options: UploadOptions = {}): Promise<Fields> => {
  const { token, signature, expire, publicKey } = await person.browser.get(mediaCalls.uploadAuth, {
    ...(options.screen === undefined ? {} : { screen: options.screen }),
    ...(options.kind === undefined ? {} : { kind: options.kind }),
  });
  return { fileName: 'photo.jpg', publicKey, token, signature, expire };
};

export const sendForm = async (
  person: Pick<Person, 'browser'>,
  fields: Fields,
  file: Buffer | null,
  type?: string,
): Promise<{ status: number; body: UploadReply & FailureReply & { message: string } }> => {
  const form = toForm(fields, file, type);
  const reply = await person.browser.request({ method: 'POST', url: UPLOAD_PATH, ...form });
  return { status: reply.statusCode, body: reply.json() };
};

/** Token and upload in one step, whatever the answer. */
export const tryUpload = async (person: Person, file: Buffer | null, options: UploadOptions = {}) =>
  sendForm(person, { ...(await passFields(person, options)), ...options.fields }, file, options.type);

/** An upload that is expected to succeed. */
export const upload = async (person: Person, file: Buffer, options: UploadOptions = {}): Promise<UploadReply> => {
  const { status, body } = await tryUpload(person, file, options);
  if (status !== 200) throw new Error(`the upload answered ${status}: ${body.code} ${body.error}`);
  return body;
};

const OCTETS = { 'content-type': 'application/octet-stream' };

/** TLK-01: any file, for a message, in two pieces where it is long enough. */
export const uploadAny = async ({ browser }: Person, bytes: Buffer, name: string): Promise<MediaView> => {
  const input = { screen: 'file', name, size: bytes.length } as const;
  const { id } = (await browser.get(mediaCalls.startUpload, input)).upload;
  const half = Math.ceil(bytes.length / 2);
  for (const [offset, payload] of [
    [0, bytes.subarray(0, half)],
    [half, bytes.subarray(half)],
  ] as const)
    await browser.request({ method: 'PUT', url: pieceAddress(id, offset), headers: OCTETS, payload });
  return (await browser.get(mediaCalls.finishUpload, { upload_id: id, size: bytes.length })).file;
};

const box = (name: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((one) => Buffer.from(one)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const numbers = (length: number, values: Record<number, number>): Buffer => {
  const bytes = Buffer.alloc(length);
  for (const [at, value] of Object.entries(values)) bytes.writeUInt32BE(value, Number(at));
  return bytes;
};

export interface Mp4Options {
  width?: number;
  height?: number;
  codec?: string;
  isTurned?: boolean;
  /** Bytes of the whole file. */
  size?: number;
  /** Written where cameras write the place. */
  place?: string;
}

/** The frame of an MP4 with two and a half seconds of nothing in it. */
export const mp4 = (options: Mp4Options = {}): Buffer => {
  const { width = 1280, height = 720, codec = 'avc1', isTurned = false, place } = options;
  const matrix: Record<number, number> = isTurned ? { 44: 0x10000, 52: 0xffff0000 } : { 40: 0x10000, 56: 0x10000 };
  const track = box(
    'trak',
    box('tkhd', numbers(84, { ...matrix, 76: width << 16, 80: height << 16 })),
    box(
      'mdia',
      box('hdlr', numbers(8, {}), 'vide', numbers(12, {})),
      box('minf', box('stbl', box('stsd', numbers(8, { 4: 1 }), box(codec, numbers(78, {}))))),
    ),
  );
  const personal = place === undefined ? Buffer.alloc(0) : box('udta', box('\u00a9xyz', place));
  const movie = box('moov', box('mvhd', numbers(100, { 12: 1_000, 16: 2_500 })), track, personal);
  const start = Buffer.concat([box('ftyp', 'isom', numbers(4, {}), 'isommp42'), movie]);
  return Buffer.concat([start, box('mdat', Buffer.alloc((options.size ?? start.length + 1_008) - start.length - 8))]);
};

const element = (id: number, content: Buffer | string): Buffer => {
  const hex = id.toString(16);
  const body = Buffer.from(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex'), length, body]);
};

/** A track of sound, as recorders put it before the picture when it came first. */
export const soundTrack = (): Buffer => element(0xae, element(0x86, 'A_OPUS'));

/** The frame of a WebM, or with another `docType` of its larger relative. */
export const webm = (docType = 'webm', codec = 'V_VP9', before: Buffer = Buffer.alloc(0)): Buffer => {
  const size = Buffer.concat([element(0xb0, Buffer.from([5, 0])), element(0xba, Buffer.from([2, 208]))]);
  const video = codec.startsWith('A_') ? Buffer.alloc(0) : element(0xe0, size);
  const track = element(0xae, Buffer.concat([element(0x83, Buffer.from([1])), element(0x86, codec), video]));
  const seconds = Buffer.alloc(8);
  seconds.writeDoubleBE(1_500);
  const info = element(0x1549a966, element(0x4489, seconds));
  const segment = Buffer.concat([
    info,
    element(0x1654ae6b, Buffer.concat([before, track])),
    element(0x1f43b675, Buffer.alloc(500)),
  ]);
  return Buffer.concat([element(0x1a45dfa3, element(0x4282, docType)), element(0x18538067, segment)]);
};
