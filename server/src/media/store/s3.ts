import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { StoreError, type Config, type FileStore, type OpenedFile, type RangeRequest } from '#kernel';
import { spanOf } from './span.ts';

type Settings = NonNullable<Config['s3']>;
type Sdk = typeof import('@aws-sdk/client-s3');

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const bodyOf = async (content: { path: string } | { bytes: Buffer }) =>
  'path' in content
    ? { Body: createReadStream(content.path), ContentLength: (await stat(content.path)).size }
    : { Body: content.bytes, ContentLength: content.bytes.length };

export const createS3Store = (settings: Settings): FileStore => {
  const { bucket: Bucket } = settings;
  // Loaded with the first file: whoever keeps files on disk does not wait for it at every start.
  let loading: Promise<{ sdk: Sdk; client: S3Client }> | null = null;
  const connect = () =>
    (loading ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: createClient(sdk, settings) })));

  const put: FileStore['put'] = async (Key, content, ContentType) => {
    const { sdk, client } = await connect();
    const { Body, ContentLength } = await bodyOf(content);
    try {
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }));
    } catch (error) {
      throw new StoreError(statusOf(error) === 507 ? 'full' : 'down', error);
    } finally {
      if (!Buffer.isBuffer(Body)) Body.destroy();
    }
  };

  const sizeOf = async (Key: string): Promise<number> => {
    const { sdk, client } = await connect();
    return (await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0;
  };

  // Not every store that speaks S3 knows `bytes=-500`.
  const toHeader = async (Key: string, range: RangeRequest | null): Promise<string | undefined> => {
    if (range === null) return undefined;
    const { first, last } = 'suffix' in range ? (spanOf(range, await sizeOf(Key)) ?? { first: 0, last: 0 }) : range;
    return `bytes=${first}-${last ?? ''}`;
  };

  const open: FileStore['open'] = async (Key, range) => {
    try {
      const { sdk, client } = await connect();
      const Range = await toHeader(Key, range);
      return toOpened(await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range })));
    } catch (error) {
      if (statusOf(error) === 404) return null;
      if (statusOf(error) === 416) return { size: await sizeOf(Key), first: 0, last: -1, body: null };
      throw new StoreError('down', error);
    }
  };

  const remove: FileStore['remove'] = async (folder) => {
    try {
      const { sdk, client } = await connect();
      const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: `${folder}/` }));
      const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
      if (Objects.length === 0) return;
      await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    } catch (error) {
      throw new StoreError('down', error);
    }
  };

  return { put, open, remove };
};

const toOpened = ({ Body, ContentLength = 0, ContentRange }: GetObjectCommandOutput): OpenedFile => {
  const [, first = '0', last = String(ContentLength - 1), size = String(ContentLength)] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange ?? '') ?? [];
  return { size: Number(size), first: Number(first), last: Number(last), body: Body as Readable };
};

const createClient = (sdk: Sdk, { endpoint, region, accessKeyId, secretAccessKey }: Settings): S3Client =>
  new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // P8: a store that is away is told within two seconds; a slow transfer may take its time between bytes.
    requestHandler: { connectionTimeout: 700, socketTimeout: 10_000 },
    // Checksums in trailers are stored as content by servers that do not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
