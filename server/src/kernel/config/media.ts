import type { Config } from './config.ts';
import type { Reader } from './reader.ts';

export const imageHostOf = (read: Reader): Config['imageHost'] => {
  const publicKey = read.text('IMAGEKIT_PUBLIC_KEY');
  const imagekitPrivateKey = read.text('IMAGEKIT_PRIVATE_KEY');
  const upload = read.url('IMAGEKIT_UPLOAD_URL', ['http:', 'https:']);
  const prefix = read.url('IMAGEKIT_URL_ENDPOINT', ['http:', 'https:']);
  const api = read.url('IMAGEKIT_API_URL', ['http:', 'https:']);
  read.reject(
    (publicKey === null) !== (imagekitPrivateKey === null),
    'IMAGEKIT_PUBLIC_KEY and IMAGEKIT_PRIVATE_KEY belong together: one of them is missing',
  );
  if (publicKey === null || imagekitPrivateKey === null || upload === null || prefix === null || api === null)
    return null;
  // Ends with a slash, so that my_id does not also allow my_id_of_somebody_else.
  return {
    publicKey,
    imagekitPrivateKey,
    uploadUrl: upload.href,
    urlPrefix: `${prefix.href.replace(/(?<!\/)\/+$/, '')}/`,
    apiUrl: api.origin,
  };
};

export const s3Of = (read: Reader): Config['s3'] => {
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:']);
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (!read.given('S3_ENDPOINT')) {
    read.reject(read.given('S3_BUCKET'), 'S3_BUCKET is set but S3_ENDPOINT is missing');
    return null;
  }
  for (const name of names) read.reject(!read.given(name), `S3_ENDPOINT is set but ${name} is missing`);
  const [bucket, accessKeyId, secretAccessKey] = names.map((name) => read.text(name) ?? '');
  if (endpoint === null || !bucket || !accessKeyId || !secretAccessKey) return null;
  return {
    endpoint: endpoint.href,
    bucket,
    region: read.text('S3_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
};
