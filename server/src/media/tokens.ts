import { mediaErrors, UPLOAD_TOKEN_S, type MediaKind, type UploadScreen } from '@house/contract/media';
import { fail, newId, type House } from '#kernel';
import { deleteUpload, insertUpload, type UploadRow } from './queries.ts';
import { isSigned, signUpload, uploadHostOf } from './signature.ts';

const HOUR_S = 3_600;

export interface UploadPass {
  token: string;
  signature: string;
  expire: number;
  publicKey: string;
  uploadUrl: string;
  folders: { image: string; video: string };
}

export const foldersOf = ({
  config,
}: Pick<House, 'config'>): { image: string; video: string; avatar: string; voice: string } => {
  const { slug } = config.brand;
  return { image: `${slug}-posts`, video: `${slug}-videos`, avatar: `${slug}-avatars`, voice: `${slug}-voice` };
};

/** The signature covers token and time only: who may use it, for what and from where stays here, under the token. */
export const createPass = async (
  house: House,
  memberId: string,
  screen: UploadScreen,
  kind: MediaKind | null,
): Promise<UploadPass> => {
  const host = uploadHostOf(house);
  const token = newId();
  const expire = Math.floor(house.clock.now().getTime() / 1000) + UPLOAD_TOKEN_S;
  if (host.isOwn) await insertUpload(house.db, token, memberId, screen, kind, new Date(expire * 1000));
  const folders = foldersOf(house);
  return {
    token,
    signature: signUpload(host.imagekitPrivateKey, token, expire),
    expire,
    publicKey: host.publicKey,
    uploadUrl: host.uploadUrl,
    folders: { image: `/${folders.image}`, video: `/${folders.video}` },
  };
};

export type UploadFields = Readonly<Partial<Record<string, string>>>;

/** A token is dead after any use, also a failed one: it is taken away before anything else is looked at. */
export const takePass = async (house: House, fields: UploadFields): Promise<UploadRow | null> =>
  fields['token'] === undefined ? null : ((await deleteUpload(house.db, fields['token'].slice(0, 100)))[0] ?? null);

/**
 * What the token allows, or the reason why it allows nothing; in the order in which the image host complains.
 * It has to be alive when the upload begins: a video over a slow line takes longer than a minute.
 */
export const checkPass = (
  house: House,
  fields: UploadFields,
  hasFile: boolean,
  taken: UploadRow | null,
  begun: Date,
): UploadRow => {
  const { fileName, publicKey, token, signature, expire } = fields;
  if (!hasFile) fail(mediaErrors, 'missing_file');
  if (!fileName) fail(mediaErrors, 'missing_file_name');
  if (!publicKey) fail(mediaErrors, 'missing_public_key');
  if (!token) fail(mediaErrors, 'missing_token');
  if (!signature) fail(mediaErrors, 'missing_signature');
  if (!expire) fail(mediaErrors, 'missing_expire');
  const host = uploadHostOf(house);
  const nowS = begun.getTime() / 1000;
  if (publicKey !== host.publicKey) fail(mediaErrors, 'wrong_public_key');
  if (!/^\d{1,12}$/.test(expire) || Number(expire) > nowS + HOUR_S) fail(mediaErrors, 'wrong_expire');
  if (!isSigned(host.imagekitPrivateKey, token, expire, signature)) fail(mediaErrors, 'wrong_signature');
  if (Number(expire) < nowS) fail(mediaErrors, 'expired_token');
  if (taken === null) fail(mediaErrors, 'used_token');
  if (taken.expires_at.getTime() / 1000 < nowS) fail(mediaErrors, 'expired_token');
  return taken;
};
