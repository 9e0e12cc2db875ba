import type { OwnProfileView } from '@wagram/contract/members';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { whenToggled } from '#kernel';
import { PrivateSwitch } from '#profiles';
import { ChoiceSwitch, useChoices } from '#settings';
import { Button, toast } from '#ui';
import { texts } from './texts.ts';

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="rounded-card border border-line bg-surface px-5 pt-3 pb-2">
    <legend className="float-start mb-1 text-lg font-bold tracking-tight">{title}</legend>
    <div className="clear-both divide-y divide-line">{children}</div>
  </fieldset>
);

/** HELP-01, D35: the switches work at once; Save waits until the server has heard them all, and says so. */
const useSave = () =>
  useMutation({
    mutationFn: whenToggled,
    onSuccess: (isHeard) => toast(isHeard ? texts.saved : texts.saveFailed, isHeard ? 'good' : 'bad'),
  });

export const SettingsForm = ({ user }: { readonly user: OwnProfileView | null }) => {
  const save = useSave();
  const memberId = user?.id ?? null;
  const { digests } = useChoices(memberId).account;
  return (
    <form
      aria-label={texts.heading}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
      className="flex flex-col gap-4"
    >
      <Group title={texts.account.title}>
        <PrivateSwitch user={user} />
        <ChoiceSwitch memberId={memberId} group="account" name="mentionsAndReplies" />
      </Group>
      <Group title={texts.notifications.title}>
        <ChoiceSwitch memberId={memberId} group="account" name="push" />
        <ChoiceSwitch memberId={memberId} group="account" name="digests" />
      </Group>
      {digests && user !== null && !user.email_verified && (
        <p className="text-sm text-amber">{texts.notifications.noMail}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" isBusy={save.isPending}>
          {texts.save}
        </Button>
        <p className="text-sm text-ink-2">{user === null ? texts.guestHint : texts.atOnce}</p>
        <Link to="/account" className="ms-auto py-2 text-sm font-semibold text-accent-ink hover:underline">
          {texts.allSettings}
        </Link>
      </div>
    </form>
  );
};
