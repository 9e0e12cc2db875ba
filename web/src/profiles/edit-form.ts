import type { CallInput } from '@wagram/contract/kernel';
import type { OwnProfileView } from '@wagram/contract/members';
import { profileCalls } from '@wagram/contract/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAskError, useForm } from '#kernel';
import { closeDialog, toast } from '#ui';
import { saveProfile } from './api.ts';
import type { Cut } from './picture-crop.tsx';
import { texts } from './texts.ts';

const words = texts.editor;

type Change = CallInput<typeof profileCalls.updateProfile>;

/** 'x.com/ana' is what people type; what is meant is an address. */
export const withScheme = (text: string): string => {
  const trimmed = text.trim();
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#].*)?$/u.test(trimmed) ? `https://${trimmed}` : trimmed;
};

/** PROF-02: the server's reason, an answer without one, or none at all. */
export const failureText = (cause: unknown): string => {
  if (!isAskError(cause) || cause.status === 0) return words.unreachable;
  return cause.message === '' ? words.failed : words.refused(cause.message);
};

/** What was typed stays when saving fails. */
export const useEditForm = (user: OwnProfileView) => {
  const client = useQueryClient();
  /** undefined: as it is; null: none; else the picture that was cut out. */
  const [avatar, setAvatar] = useState<string | null | undefined>(undefined);
  const [cut, setCut] = useState<Cut | undefined>(undefined);
  const [banner, setBanner] = useState<string | null>(user.banner_url);
  const [isBannerOpen, setBannerOpen] = useState(false);
  const [category, setCategory] = useState(user.creator_category);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initial: {
      displayName: user.displayName,
      bio: user.bio ?? '',
      twitter_link: user.twitter_link ?? '',
      discord_link: user.discord_link ?? '',
      telegram_link: user.telegram_link ?? '',
      website: user.website ?? '',
    },
    call: profileCalls.updateProfile,
    toInput: (values): Change => ({
      userId: user.id,
      displayName: values.displayName,
      bio: values.bio,
      twitter_link: withScheme(values.twitter_link),
      discord_link: withScheme(values.discord_link),
      telegram_link: withScheme(values.telegram_link),
      website: withScheme(values.website),
      ...(banner === user.banner_url ? {} : { banner_url: banner }),
      ...(cut == null ? (avatar === undefined ? {} : { avatar_url: avatar }) : { avatar_url: cut.make() }),
      ...(category === user.creator_category ? {} : { creator_category: category }),
    }),
    onSubmit: async (change) => {
      setFailure(null);
      try {
        await saveProfile(client, change);
      } catch (cause) {
        setFailure(failureText(cause));
        throw cause;
      }
      closeDialog();
      toast(words.saved, 'good');
    },
    failure: words.failed,
  });
  const avatarUrl = avatar === undefined ? user.avatar_url : avatar;
  return {
    ...form,
    failure,
    avatarUrl,
    setAvatar,
    setCut,
    isReading: cut === null || isBannerOpen,
    banner,
    setBanner,
    setBannerOpen,
    category,
    setCategory,
  };
};
