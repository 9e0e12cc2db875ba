import type { App } from '#kernel';
import { createDiskStore } from './disk.ts';
import { createS3Store } from './s3.ts';
import type { MediaStore } from './store.ts';

const stores = new WeakMap<App['config'], MediaStore>();

export const storeOf = ({ config }: Pick<App, 'config'>): MediaStore => {
  const known = stores.get(config);
  if (known !== undefined) return known;
  const made = config.s3 === null ? createDiskStore(config.dataDir) : createS3Store(config.s3);
  stores.set(config, made);
  return made;
};
