// An S3-compatible store on this machine, for the test that asks for it.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env } from './process.ts';

// The package brings no types.
interface S3Program {
  configureBuckets(): Promise<unknown>;
  callback(): RequestListener;
}
type S3Constructor = new (options: Record<string, unknown>) => S3Program;
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as S3Constructor;

export interface TestS3 {
  env: Env;
  close(): Promise<void>;
}

export const openS3 = async (): Promise<TestS3> => {
  const directory = mkdtempSync(join(tmpdir(), 'app-s3-'));
  const program = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: 'files' }],
    // It reckons wrongly where an address ends with the bucket.
    allowMismatchedSignatures: true,
  });
  await program.configureBuckets();
  const server = createServer(program.callback());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
