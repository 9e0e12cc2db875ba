import { createHmac, timingSafeEqual } from 'node:crypto';
import { UPLOAD_PATH } from '@wagram/contract/media';
import type { App } from '#kernel';

/** Who signs uploads, and where they go: the operator's account at the image host, or this server itself. */
export interface UploadHost {
  readonly publicKey: string;
  readonly imagekitPrivateKey: string;
  readonly uploadUrl: string;
  readonly isOwn: boolean;
}

export const uploadHostOf = ({ config, seal }: Pick<App, 'config' | 'seal'>): UploadHost =>
  config.imageHost === null
    ? {
        publicKey: `public_${config.brand.slug}`,
        // Every process of this server makes the same, and nobody else can.
        imagekitPrivateKey: seal.mark('uploads are signed with this'),
        uploadUrl: UPLOAD_PATH,
        isOwn: true,
      }
    : { ...config.imageHost, isOwn: false };

/** The image host's rule: lower-case hex HMAC-SHA1 over the token and the seconds, written one after the other. */
export const signUpload = (imagekitPrivateKey: string, token: string, expire: string | number): string =>
  createHmac('sha1', imagekitPrivateKey).update(`${token}${expire}`).digest('hex');

export const isSigned = (imagekitPrivateKey: string, token: string, expire: string, signature: string): boolean => {
  const wanted = Buffer.from(signUpload(imagekitPrivateKey, token, expire));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
