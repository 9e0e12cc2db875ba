// What recorders of browsers write.

const bytesOf = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};

const element = (id: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x08]), bytesOf(body.length, 4), body]);
};

const endless = (id: string, ...content: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, 'hex'), ...content]);

const block = (track: number, time: number, isKey: boolean, fill: number, size = 40): Buffer =>
  element('a3', Buffer.from([0x80 | track, time >> 8, time & 0xff, isKey ? 0x80 : 0]), Buffer.alloc(size, fill));

const trackOf = (number: number, codec: string, ...more: Buffer[]): Buffer =>
  element('ae', element('d7', Buffer.from([number])), element('86', Buffer.from(codec)), ...more);

interface RecordingOptions {
  /** Recorders put the sound first when it came first; without one there is no sound. */
  readonly sound?: 'first' | 'last';
  /** What its pictures are made of. */
  readonly fill?: number;
  readonly codec?: string;
}

/** No lengths, no index, one cluster a second; the last one is cut. */
export const recording = (seconds: number, options: RecordingOptions = {}): Buffer => {
  const { sound, fill = 247, codec = 'V_VP8' } = options;
  const [picture, voice] = sound === 'first' ? [2, 1] : [1, 2];
  const size = element('e0', element('b0', Buffer.from([2, 128])), element('ba', Buffer.from([1, 224])));
  const pictures = trackOf(picture, codec, size);
  const voices = sound === undefined ? [] : [trackOf(voice, 'A_OPUS')];
  const tracks = sound === 'first' ? [...voices, pictures] : [pictures, ...voices];
  const clusters = Array.from({ length: seconds }, (_, second) => {
    const said = sound === undefined ? [] : [block(voice, 200, true, 1)];
    const shown = [block(picture, 0, true, fill), ...said, block(picture, 500, false, fill)];
    return endless('1f43b675', element('e7', bytesOf(second * 1_000, 4)), ...shown);
  });
  const info = element('1549a966', element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])));
  const cut = block(picture, 900, false, fill, 4_000).subarray(0, 50);
  const segment = endless('18538067', info, element('1654ae6b', ...tracks), ...clusters, cut);
  return Buffer.concat([element('1a45dfa3', element('4282', Buffer.from('webm'))), segment]);
};
