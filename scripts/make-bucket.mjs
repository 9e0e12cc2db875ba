// Makes the bucket of S3_BUCKET if it is not there, for a store that starts together with the program (compose.yml).
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

const PATIENCE_MS = 60_000;
/** @param {string} name */
const setting = (name) => {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set`);
  process.exit(1);
};

const Bucket = setting('S3_BUCKET');
const client = new S3Client({
  endpoint: setting('S3_ENDPOINT'),
  region: process.env['S3_REGION'] || 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: setting('S3_ACCESS_KEY_ID'), secretAccessKey: setting('S3_SECRET_ACCESS_KEY') },
});

const make = async () => {
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
    return 'is there';
  } catch (error) {
    if (/** @type {any} */ (error).$metadata?.httpStatusCode !== 404) throw error;
    await client.send(new CreateBucketCommand({ Bucket }));
    return 'was made';
  }
};

/** The store may still be starting; a key that it refuses will not get better. @param {any} error */
const isFinal = (error) => [400, 401, 403].includes(error.$metadata?.httpStatusCode);

const started = Date.now();
for (;;) {
  try {
    console.log(`The bucket ${Bucket} ${await make()}.`);
    break;
  } catch (error) {
    if (isFinal(error) || Date.now() - started > PATIENCE_MS) {
      console.error(`The bucket ${Bucket} could not be made: ${/** @type {any} */ (error).message}`);
      process.exit(1);
    }
    await wait(1_000);
  }
}
