import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Config } from '#kernel';
import { StoreFault, type MediaStore, type RangeWish } from './store.ts';

const toHeader = (wish: RangeWish): string =>
  'suffix' in wish ? `bytes=-${wish.suffix}` : `bytes=${wish.first}-${wish.last ?? ''}`;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

export const createS3Store = (settings: NonNullable<Config['s3']>): MediaStore => {
  const { endpoint, bucket: Bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // P8: a store that is away is told within two seconds; a slow transfer may take its time between bytes.
    requestHandler: { connectionTimeout: 1_000, socketTimeout: 10_000 },
    // Checksums in trailers are stored as content by servers that do not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  const put: MediaStore['put'] = async (Key, content, ContentType) => {
    const isFile = 'path' in content;
    const ContentLength = isFile ? (await stat(content.path)).size : content.bytes.length;
    const Body = isFile ? createReadStream(content.path) : content.bytes;
    try {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }));
    } catch (error) {
      throw new StoreFault(statusOf(error) === 507 ? 'full' : 'down', error);
    } finally {
      if (!Buffer.isBuffer(Body)) Body.destroy();
    }
  };

  const sizeOf = async (Key: string): Promise<number> =>
    (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0;

  const open: MediaStore['open'] = async (Key, wish) => {
    try {
      const Range = wish === null ? undefined : toHeader(wish);
      const { Body, ContentLength = 0, ContentRange } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      const [, first = '0', last = String(ContentLength - 1), size = String(ContentLength)] =
        /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange ?? '') ?? [];
      return { size: Number(size), first: Number(first), last: Number(last), body: Body as Readable };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      if (statusOf(error) === 416) return { size: await sizeOf(Key), first: 0, last: -1, body: null };
      throw new StoreFault('down', error);
    }
  };

  const remove: MediaStore['remove'] = async (folder) => {
    try {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/` }));
      const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
      if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    } catch (error) {
      throw new StoreFault('down', error);
    }
  };

  return { put, open, remove };
};
