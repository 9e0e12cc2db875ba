import type { ReactNode } from 'react';
import { useSession } from '#auth';
import { ChoiceSwitch, settingId, SettingRow } from '#settings';
import { noticeTexts as words, NotifySwitches, PushSwitch, StreamSwitch, WaitlistSwitches } from '#notifications';
import { SettingsHeader } from './header.tsx';

const Section = (props: { readonly title: string; readonly hint: string; readonly children: ReactNode }) => (
  <section className="border-b border-line px-4 py-5 wide:px-6">
    <h2 className="text-lg font-semibold">{props.title}</h2>
    <p className="mt-0.5 mb-2 text-base text-ink-2">{props.hint}</p>
    {props.children}
  </section>
);

/** NOTI-04. */
export const NotificationSettingsPage = () => {
  const { user } = useSession();
  return (
    <>
      <SettingsHeader title={words.settings} about={words.about} back={{ to: '/notifications', text: words.back }} />
      <Section title={words.kinds.label} hint={words.kinds.hint}>
        <NotifySwitches memberId={user?.id ?? null} />
      </Section>
      {user !== null && (
        <Section title={words.streams.label} hint={words.streams.hint}>
          <StreamSwitch memberId={user.id} />
        </Section>
      )}
      <Section title={words.push.label} hint={user === null ? words.push.signIn : words.push.hint}>
        <div className="divide-y divide-line">
          {user !== null && (
            <SettingRow id={settingId('push', 'here')}>
              <PushSwitch memberId={user.id} />
            </SettingRow>
          )}
          <ChoiceSwitch memberId={user?.id ?? null} group="account" name="push" />
          <ChoiceSwitch memberId={user?.id ?? null} group="account" name="digests" />
        </div>
      </Section>
      {user !== null && (
        <Section title={words.wishes.label} hint={words.wishes.hint}>
          <WaitlistSwitches memberId={user.id} />
        </Section>
      )}
    </>
  );
};
