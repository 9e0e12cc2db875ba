import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadReply } from '@wagram/contract/media';
import { mp4, openTestApp, people, soundTrack, tryUpload, upload, webm, type Person, type TestApp } from '#testing';

let opened: TestApp;
let ana: Person;
beforeAll(async () => {
  opened = await openTestApp({ env: { FFMPEG: 'ffmpeg' } });
  [ana] = await people(opened, 'ana');
});
afterAll(() => opened.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 60, b: 220 } } });

const fetchFile = async (url: string) => {
  const reply = await opened.browser().request({ url });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
};

const errorOf = async (file: Buffer, input: Parameters<typeof tryUpload>[2] = {}) => {
  const { status, body } = await tryUpload(ana, file, input);
  expect(status).toBe(400);
  return body.error;
};

describe('a photo', () => {
  it('[MEDIA-01, MEDIA-02] answers the image host’s fields and is kept in three widths and a fallback', async () => {
    const file = await photo(2_400, 1_200).jpeg().toBuffer();
    const body = await upload(ana, file, {
      fields: { folder: '/wagram-posts', tags: 'sun,sea', useUniqueFileName: 'true' },
    });
    expect(uploadReply.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      url: expect.stringMatching(/^\/media\/wagram-posts\/[\w-]{22}\/1600\.webp$/) as string,
      fileType: 'image',
      width: 1_600,
      height: 800,
      tags: ['sun', 'sea'],
      isPrivateFile: false,
      customCoordinates: null,
    });
    expect(body.filePath).toBe(body.url.replace('/media', ''));
    expect(body.thumbnailUrl).toMatch(/\/480\.webp$/);
    expect(body.thumbhash?.length).toBeGreaterThan(10);
    expect(body.srcset?.split(', ').map((one) => one.split(' ')[1])).toEqual(['480w', '960w', '1600w']);
    for (const one of body.srcset?.split(', ') ?? []) {
      const [url = '', width = ''] = one.split(' ');
      const details = await sharp(await fetchFile(url)).metadata();
      expect([details.format, `${details.width}w`]).toEqual(['webp', width]);
    }
    expect((await fetchFile(body.url)).length).toBe(body.size);
    expect((await sharp(await fetchFile(body.url.replace('1600.webp', 'full.jpg'))).metadata()).format).toBe('jpeg');
  });

  it('is not made larger than it is, and keeps its transparency', async () => {
    const file = await sharp({
      create: { width: 300, height: 200, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const body = await upload(ana, file);
    expect(body).toMatchObject({ width: 300, height: 200 });
    expect(body.srcset).toBe(`${body.url} 300w`);
    const fallback = await sharp(await fetchFile(body.url.replace('300.webp', 'full.png'))).metadata();
    expect(fallback.hasAlpha).toBe(true);
  });

  it('UP-07: loses place, camera and words in every file that is served, and stands upright', async () => {
    const file = await photo(1_000, 500)
      .withExif({
        IFD0: { Make: 'Canary', Artist: 'Canary Ana' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '52/1 31/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '13/1 24/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Canary</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const turned = await sharp(file).keepMetadata().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(turned.includes('Canary')).toBe(true);
    const body = await upload(ana, turned);
    expect(body).toMatchObject({ width: 500, height: 1_000 });
    const urls = [
      ...(body.srcset ?? '').split(', ').map((one) => one.split(' ')[0] ?? ''),
      body.url.replace('500.webp', 'full.jpg'),
    ];
    expect(urls.length).toBeGreaterThan(2);
    for (const url of urls) {
      const bytes = await fetchFile(url);
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, bytes.includes('Canary')]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        false,
      ]);
    }
  });

  it('that moves goes on moving, with a still picture beside it', async () => {
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((background) =>
        sharp({ create: { width: 900, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const body = await upload(ana, gif);
    expect(body).toMatchObject({ width: 640, height: 213, fileType: 'image' });
    const details = await sharp(await fetchFile(body.url), { animated: true }).metadata();
    expect([details.format, details.pages]).toEqual(['webp', 3]);
  });
});

describe('a video', () => {
  it('[MEDIA-01, MEDIA-02] is kept as it is, with its size and length, and without what the camera wrote', async () => {
    const file = mp4({ width: 1_920, height: 1_080, isTurned: true, place: '+52.5163+013.3777/' });
    const body = await upload(ana, file, { fields: { fileName: 'clip.mov' } });
    expect(body).toMatchObject({
      url: expect.stringMatching(/^\/media\/wagram-videos\/[\w-]{22}\/video\.mp4$/) as string,
      fileType: 'non-image',
      width: 1_080,
      height: 1_920,
      duration: 2.5,
      size: file.length,
    });
    const served = await fetchFile(body.url);
    expect(served.length).toBe(file.length);
    expect(file.includes('+52.5163')).toBe(true);
    expect(served.includes('+52.5163')).toBe(false);
  });

  it('may be WebM', async () => {
    await upload(ana, webm('webm', 'V_VP8', soundTrack()));
    const body = await upload(ana, webm());
    expect(body).toMatchObject({ width: 1_280, height: 720, duration: 1.5, fileType: 'non-image' });
    expect(body.url).toMatch(/video\.webm$/);
  });
});

describe('where the machine has ffmpeg, a video', () => {
  const clip = join(tmpdir(), `app-clip-${process.pid}.mp4`);
  const made = spawnSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    'testsrc=d=1:s=640x360:r=10',
    '-pix_fmt',
    'yuv420p',
    clip,
  ]);
  const file = made.status === 0 ? readFileSync(clip) : null;
  rmSync(clip, { force: true });

  it.skipIf(file === null)('gets a poster and a blur from its own frames', async () => {
    const body = await upload(ana, file ?? Buffer.alloc(0), { kind: 'video' });
    expect(body).toMatchObject({ width: 640, height: 360, duration: 1, fileType: 'non-image' });
    expect(body.thumbhash?.length).toBeGreaterThan(10);
    const details = await sharp(await fetchFile(body.thumbnailUrl)).metadata();
    expect([details.format, details.width]).toEqual(['webp', 480]);
  });
});

describe('UP-02: by content, whatever the name and type say', () => {
  const disguise = { type: 'image/jpeg', fields: { fileName: 'photo.jpg' } };

  it.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj <<>> endobj')],
    ['an APK', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200), Buffer.from('AndroidManifest.xml')])],
    ['Matroska', webm('matroska')],
    ['a program', Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(100)])],
    ['text', Buffer.from('hello')],
  ])('[MEDIA-04, MEDIA-06] %s is refused', async (_name, file) => {
    expect(await errorOf(file, disguise)).toBe('Only image and video files are allowed');
  });

  it('[MEDIA-05] an image where a video was asked for, a video where an image was', async () => {
    const image = await photo(10, 10).png().toBuffer();
    expect(await errorOf(mp4(), { kind: 'image' })).toBe('Only image files are allowed');
    expect(await errorOf(mp4(), { screen: 'avatar' })).toBe('Only image files are allowed');
    expect(await errorOf(image, { kind: 'video' })).toBe('Only video files are allowed');
    expect(await errorOf(Buffer.from('hello'), { kind: 'video' })).toBe('Only video files are allowed');
  });

  it('a picture that is also a page or an archive loses its second life', async () => {
    const jpeg = await photo(64, 64).jpeg().toBuffer();
    const tail = Buffer.from('<script>canary()</script>PK\u0003\u0004');
    const body = await upload(ana, Buffer.concat([jpeg, tail]));
    for (const url of [body.url, body.url.replace('64.webp', 'full.jpg')])
      expect((await fetchFile(url)).includes('canary')).toBe(false);
  });

  it('damaged pictures and videos are named as such', async () => {
    const jpeg = await photo(400, 400).jpeg().toBuffer();
    const unreadable = 'This video cannot be read. It may be damaged or of a kind that browsers do not play.';
    expect(await errorOf(jpeg.subarray(0, 60))).toBe('This image cannot be read. It may be damaged.');
    expect(await errorOf(mp4().subarray(0, -200))).toBe(unreadable);
    expect(await errorOf(Buffer.concat([mp4(), Buffer.from('PK\u0003\u0004 an archive behind it')]))).toBe(unreadable);
    expect(await errorOf(mp4({ codec: 'mp4v' }))).toBe(unreadable);
    expect(await errorOf(webm('webm', 'V_MPEG4/ISO/AVC'))).toBe(unreadable);
    expect(await errorOf(webm('webm', 'V_MPEG4/ISO/AVC', soundTrack()))).toBe(unreadable);
    expect(await errorOf(webm().subarray(0, -200))).toBe(unreadable);
    // IN-06: a name that is almost a megabyte of nothing is read in a moment, not in minutes.
    expect(await errorOf(webm('webm', `${'\0'.repeat(900_000)}V_VP9`))).toBe(unreadable);
  });
});

describe('UP-04: size', () => {
  const MB = 1024 * 1024;
  const png = async (size: number): Promise<Buffer> => {
    const small = await photo(16, 16).png().toBuffer();
    // A chunk that readers pass over fills the file to the byte.
    const end = small.length - 12;
    const filler = Buffer.alloc(size - small.length);
    filler.writeUInt32BE(filler.length - 12);
    filler.write('teSt', 4, 'latin1');
    filler.writeUInt32BE(crc32(filler.subarray(4, -4)), filler.length - 4);
    return Buffer.concat([small.subarray(0, end), filler, small.subarray(end)]);
  };

  it('[MEDIA-04] on the create screen 10 MB for either kind, to the byte', async () => {
    const input = { screen: 'create' } as const;
    expect((await tryUpload(ana, await png(10 * MB), input)).status).toBe(200);
    expect((await tryUpload(ana, mp4({ size: 10 * MB }), input)).status).toBe(200);
    expect(await errorOf(await png(10 * MB + 1), input)).toBe('File size must be less than 10MB');
    expect(await errorOf(mp4({ size: 10 * MB + 1 }), input)).toBe('File size must be less than 10MB');
  });

  it('[MEDIA-05] in the dialog 10 MB for images and 50 MB for videos, to the byte', async () => {
    expect((await tryUpload(ana, await png(10 * MB), { kind: 'image' })).status).toBe(200);
    expect(await errorOf(await png(10 * MB + 1), { kind: 'image' })).toBe('File size must be less than 10MB');
    expect((await tryUpload(ana, mp4({ size: 50 * MB }), { kind: 'video' })).status).toBe(200);
    expect(await errorOf(mp4({ size: 50 * MB + 1 }), { kind: 'video' })).toBe('File size must be less than 50MB');
  });

  it('a picture of 30,000 times 30,000 is refused by its header, before a pixel is unpacked', async () => {
    const chunk = (name: string, content: Buffer): Buffer => {
      const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
      const edges = Buffer.alloc(8);
      edges.writeUInt32BE(content.length);
      edges.writeUInt32BE(crc32(body), 4);
      return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(30_000);
    header.writeUInt32BE(30_000, 4);
    header.set([8, 2], 8);
    const magic = Buffer.from('89504e470d0a1a0a', 'hex');
    const pixels = deflateSync(Buffer.alloc(100_000));
    const bomb = Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
    const before = performance.now();
    expect(await errorOf(bomb)).toBe('This picture has too many pixels. 33 megapixels are the most.');
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it('an animation of ten thousand frames is refused', async () => {
    const gif = await photo(2, 2).gif().toBuffer();
    const at = gif.indexOf(0x2c, 13);
    const frame = gif.subarray(at, -1);
    const long = Buffer.concat([
      gif.subarray(0, at),
      ...Array.from({ length: 10_000 }, () => frame),
      Buffer.from([0x3b]),
    ]);
    expect(await errorOf(long)).toBe('This animation is too long');
  });
});
