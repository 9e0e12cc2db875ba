import type { OwnProfileView } from '@wagram/contract/members';
import { profileCalls } from '@wagram/contract/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from '#kernel';
import { Field, Notice } from '#ui';
import { saveProfile } from './api.ts';
import type { Cut } from './picture-crop.tsx';
import { AvatarField } from './edit-fields.tsx';
import { failureText } from './edit-form.ts';
import { texts } from './texts.ts';

interface NameAndPictureProps {
  readonly user: OwnProfileView;
  readonly onDone: () => void;
  /** The buttons below, told whether it is being saved. */
  readonly children: (isBusy: boolean) => ReactNode;
}

/** SOC-01: as much of a profile as a newcomer needs. Saves only what was changed. */
export const NameAndPicture = ({ user, onDone, children }: NameAndPictureProps) => {
  const client = useQueryClient();
  const [avatar, setAvatar] = useState<string | null | undefined>(undefined);
  const [cut, setCut] = useState<Cut | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initial: { displayName: user.displayName },
    call: profileCalls.updateProfile,
    toInput: ({ displayName }) => ({
      userId: user.id,
      ...(displayName === user.displayName ? {} : { displayName }),
      ...(cut == null ? (avatar === undefined ? {} : { avatar_url: avatar }) : { avatar_url: cut.make() }),
    }),
    onSubmit: async (change) => {
      setFailure(null);
      try {
        if (Object.keys(change).length > 1) await saveProfile(client, change);
      } catch (cause) {
        setFailure(failureText(cause));
        throw cause;
      }
      onDone();
    },
    failure: texts.editor.failed,
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-1 flex-col gap-6">
      <AvatarField
        name={form.values.displayName || user.username}
        url={avatar === undefined ? user.avatar_url : avatar}
        onChange={setAvatar}
        onCut={setCut}
      />
      <Field {...form.field('displayName')} label={texts.editor.name} dir="auto" autoComplete="name" />
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {children(form.isBusy)}
    </form>
  );
};
