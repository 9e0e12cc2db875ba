import { PICTURES_MAX } from '@wagram/contract/posts';
import { newId, type Db, type FederationPictureId, type MemberId, type ShownMedia } from '#kernel';
import type { Picture } from '../documents/read-note.ts';
import { dropFaces, insertPictures, selectFaces } from './pictures.gen.ts';

const PATH = '/away/pictures';
export const addressOfPicture = (id: string): string => `${PATH}/${id}`;

interface Named extends Picture {
  readonly id: FederationPictureId;
}

/** Those that we show; more of them are links. */
export const nameAll = (pictures: readonly Picture[], most = PICTURES_MAX): Named[] =>
  pictures.slice(0, most).map((picture) => ({ ...picture, id: newId<FederationPictureId>() }));

/** Readers ask us for it, and nobody else learns of them. */
export const toShown = ({ id, alt, width, height }: Named): ShownMedia => ({
  url: addressOfPicture(id),
  stored: { kind: 'image', srcset: null, posterUrl: null, width, height, thumbhash: null, alt },
});

type Shower = Partial<Omit<Parameters<typeof insertPictures>[1], 'ids' | 'uris'>>;

export const keepPictures = async (tx: Db, pictures: readonly Named[], shower: Shower): Promise<void> => {
  if (pictures.length === 0) return;
  const [ids, uris] = [pictures.map(({ id }) => id), pictures.map(({ uri }) => uri)];
  await insertPictures(tx, { postId: null, commentId: null, memberId: null, ...shower, ids, uris });
};

/** Somebody's pictures, as they are now: our addresses of them, which stay while theirs do. */
export const keepFaces = async (
  tx: Db,
  memberId: MemberId,
  uris: readonly (string | null)[],
): Promise<(string | null)[]> => {
  const known = new Map((await selectFaces(tx, { memberId })).map(({ id, uri }) => [uri, id]));
  const fresh = nameAll(
    [...new Set(uris)].flatMap((uri) =>
      uri === null || known.has(uri) ? [] : [{ uri, alt: null, width: null, height: null }],
    ),
  );
  await keepPictures(tx, fresh, { memberId });
  for (const { uri, id } of fresh) known.set(uri, id);
  const ids = uris.map((uri) => (uri === null ? null : (known.get(uri) ?? null)));
  await dropFaces(tx, { memberId, kept: ids.filter((id) => id !== null) });
  return ids.map((id) => (id === null ? null : addressOfPicture(id)));
};
