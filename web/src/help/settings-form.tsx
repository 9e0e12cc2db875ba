import type { OwnProfileView } from '@wagram/contract/members';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, Switch } from '#ui';
import { texts } from './texts.ts';
import { useHelpSettings, type HelpChoice } from './use-help-settings.ts';

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="rounded-card border border-line bg-surface px-5 pt-3 pb-2">
    <legend className="float-start mb-1 text-lg font-bold tracking-tight">{title}</legend>
    <div className="clear-both divide-y divide-line">{children}</div>
  </fieldset>
);

const switches = (): readonly (readonly [
  title: string,
  names: readonly (readonly [HelpChoice, string, string])[],
])[] => {
  const { account, notifications } = texts;
  return [
    [
      account.title,
      [
        ['private', account.private, account.privateHint],
        ['mentionsAndReplies', account.mentionsAndReplies, account.mentionsAndRepliesHint],
      ],
    ],
    [
      notifications.title,
      [
        ['push', notifications.push, notifications.pushHint],
        ['digests', notifications.digests, notifications.digestsHint],
      ],
    ],
  ];
};

/** HELP-01. */
export const SettingsForm = ({ user }: { readonly user: OwnProfileView | null }) => {
  const { values, isChanged, isSaving, set, save } = useHelpSettings(user);
  return (
    <form
      aria-label={texts.heading}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="flex flex-col gap-4"
    >
      {switches().map(([title, names]) => (
        <Group key={title} title={title}>
          {names.map(([name, label, hint]) => (
            <div key={name} className="py-2.5">
              <Switch label={label} hint={hint} isOn={values[name]} onChange={(isOn) => set(name, isOn)} />
            </div>
          ))}
        </Group>
      ))}
      {values.digests && user !== null && !user.email_verified && (
        <p className="text-sm text-amber">{texts.notifications.noMail}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" isBusy={isSaving}>
          {texts.save}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {isChanged ? texts.unsaved : user === null && texts.guestHint}
        </p>
        <Link
          to="/notification-settings"
          className="ms-auto py-2 text-sm font-semibold text-accent-ink hover:underline"
        >
          {texts.notifications.more}
        </Link>
      </div>
    </form>
  );
};
