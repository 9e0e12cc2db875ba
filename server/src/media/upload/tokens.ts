import { mediaErrors, UPLOAD_TOKEN_S, type MediaKind, type UploadScreen } from '@wagram/contract/media';
import { fail, newId, type App, type MemberId } from '#kernel';
import type { Fields } from './receive.ts';
import { isSigned, signUpload, uploadHostOf } from './signature.ts';
import { deleteUpload, insertUpload, type UploadRow } from './uploads.gen.ts';

const HOUR_S = 3_600;

export interface UploadPass {
  token: string;
  signature: string;
  expire: number;
  publicKey: string;
  uploadUrl: string;
  folders: { image: string; video: string };
}

type Shelf = 'image' | 'video' | 'avatar' | 'voice' | 'link' | 'file';

export const foldersOf = ({ config }: Pick<App, 'config'>): Record<Shelf, string> => {
  const { slug } = config.brand;
  return {
    image: `${slug}-posts`,
    video: `${slug}-videos`,
    avatar: `${slug}-avatars`,
    voice: `${slug}-voice`,
    link: `${slug}-links`,
    file: `${slug}-files`,
  };
};

/** The signature covers token and time only: who may use it, for what and from where stays here, under the token. */
export const createPass = async (
  app: App,
  memberId: MemberId,
  screen: UploadScreen,
  kind: MediaKind | null,
): Promise<UploadPass> => {
  const host = uploadHostOf(app);
  const token = newId();
  const expire = Math.floor(app.clock.now().getTime() / 1000) + UPLOAD_TOKEN_S;
  if (host.isOwn) await insertUpload(app.db, { token, memberId, screen, kind, expiresAt: new Date(expire * 1000) });
  const folders = foldersOf(app);
  return {
    token,
    signature: signUpload(host.imagekitPrivateKey, token, expire),
    expire,
    publicKey: host.publicKey,
    uploadUrl: host.uploadUrl,
    folders: { image: `/${folders.image}`, video: `/${folders.video}` },
  };
};

/**
 * SR-M11: what the token allows, or the reason why it allows nothing. null: the fields that prove it have not all come.
 * A token is dead after any use, also a failed one: it is taken away before anything else is looked at. It has to be alive
 * when the upload begins: a video over a slow line takes longer than a minute.
 */
export const admitUpload = async (app: App, fields: Fields, begun: Date): Promise<UploadRow | null> => {
  const { publicKey, token, signature, expire } = fields;
  if (!token || !signature || !expire) return null;
  const taken = await deleteUpload(app.db, { token: token.slice(0, 100) });
  const host = uploadHostOf(app);
  const nowS = begun.getTime() / 1000;
  if (publicKey !== undefined && publicKey !== host.publicKey) fail(mediaErrors, 'wrong_public_key');
  if (!/^\d{1,12}$/.test(expire) || Number(expire) > nowS + HOUR_S) fail(mediaErrors, 'wrong_expire');
  if (!isSigned(host.imagekitPrivateKey, token, expire, signature)) fail(mediaErrors, 'wrong_signature');
  if (Number(expire) < nowS) fail(mediaErrors, 'expired_token');
  if (taken === undefined) fail(mediaErrors, 'used_token');
  if (taken.expires_at.getTime() / 1000 < nowS) fail(mediaErrors, 'expired_token');
  return taken;
};

/** What is missing, in the order in which the image host complains. */
export const assertComplete = (fields: Fields, hasFile: boolean): void => {
  if (!hasFile) fail(mediaErrors, 'missing_file');
  if (!fields['fileName']) fail(mediaErrors, 'missing_file_name');
  if (!fields['publicKey']) fail(mediaErrors, 'missing_public_key');
  if (!fields['token']) fail(mediaErrors, 'missing_token');
  if (!fields['signature']) fail(mediaErrors, 'missing_signature');
  if (!fields['expire']) fail(mediaErrors, 'missing_expire');
};
