import { useQueryClient } from '@tanstack/react-query';
import type { PostId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { idFrom } from '#kernel';
import { closeDialog, useDialogSubject } from '#ui';
import { pictureId, picturesAround } from './pictures-around.ts';
import { PictureViewer } from './picture-viewer.tsx';

/** A picture of a post, among those of the list it was opened from. */
export const MediaViewer = () => {
  const client = useQueryClient();
  const { post, place = '0' } = useDialogSubject();
  const id = idFrom<PostId>(post);
  const [pictures] = useState(() => picturesAround(client, id));
  return <PictureViewer pictures={pictures} start={pictureId(id, Number(place))} onClose={closeDialog} />;
};
