import { useQueryClient } from '@tanstack/react-query';
import type { PostId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { idFrom } from '#kernel';
import { closeDialog, useDialogSubject } from '#ui';
import { picturesAround } from './pictures-around.ts';
import { PictureViewer } from './picture-viewer.tsx';

/** The picture of a post, among those of the list it was opened from. */
export const MediaViewer = () => {
  const client = useQueryClient();
  const id = idFrom<PostId>(useDialogSubject()['post']);
  const [pictures] = useState(() => picturesAround(client, id));
  return <PictureViewer pictures={pictures} start={id} onClose={closeDialog} />;
};
