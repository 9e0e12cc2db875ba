import type { Config, FileStore } from '#kernel';
import { createDiskStore } from './disk.ts';
import { createS3Store } from './s3.ts';

export const createFileStore = (config: Config): FileStore =>
  config.s3 === null ? createDiskStore(config.dataDir) : createS3Store(config.s3);
