import type { OwnProfileView } from '@wagram/contract/members';
import type { MemberId } from '@wagram/contract/kernel';
import { atHandle } from '@wagram/contract/members';
import { Suspense } from 'react';
import { KeptOutPeople, MutedPosts, MutedWords, blockTexts } from '#blocks';
import { MovingSection } from '#federation';
import { setTheme, useThemeChoice } from '#kernel';
import { MemberLine, useNewest } from '#members';
import { PrivateSwitch } from '#profiles';
import { YourDataSection } from '#rights';
import { ChoiceSwitch, settingId, SettingRow } from '#settings';
import { Button, openDialog, Segments, Skeleton } from '#ui';
import { LanguageSelect } from '../../app/language-select.tsx';
import { Part, Way } from './part.tsx';
import { pathOf } from './sections.ts';
import { texts } from './texts.ts';
import { ShortcutsSwitch } from './shortcuts-switch.tsx';

const ProfileSection = ({ user }: { readonly user: OwnProfileView }) => {
  const me = useNewest(user);
  const words = texts.profile;
  return (
    <>
      <Part>
        <MemberLine member={me} />
        <p dir="auto" className="mt-3 text-base whitespace-pre-line text-ink-2">
          {user.bio === null || user.bio === '' ? words.noBio : user.bio}
        </p>
        <div id={settingId('profile', 'edit')} className="mt-4 flex flex-wrap gap-2.5 rounded-xl">
          <Button onClick={() => openDialog('edit-profile')}>{texts.items.edit.label}</Button>
        </div>
      </Part>
      <Part>
        <Way to="/profile" text={words.view} hint={atHandle(me.username)} />
        <div id={settingId('profile', 'verified')} className="rounded-xl">
          <Way to="/verification" text={texts.items.verified.label} hint={words.verifiedHint} />
        </div>
      </Part>
    </>
  );
};

const PrivacySection = ({ user }: { readonly user: OwnProfileView }) => (
  <>
    <Part>
      <PrivateSwitch user={user} />
    </Part>
    <Part title={texts.privacy.more}>
      <Way to={pathOf('muted')} text={texts.sections.muted.name} hint={texts.sections.muted.about} />
      <Way to={pathOf('messages')} text={texts.privacy.messages} hint={texts.sections.messages.about} />
      <Way to={`${pathOf('security')}#sessions`} text={texts.items.sessions.label} />
      <Way to="/privacy" text={texts.privacy.policy} />
    </Part>
  </>
);

const MutedSection = ({ user }: { readonly user: OwnProfileView }) => (
  <Suspense fallback={<Skeleton className="m-5 h-40" />}>
    <Part id={settingId('muted', 'words')} title={blockTexts.words.title} about={blockTexts.words.about}>
      <MutedWords memberId={user.id} />
    </Part>
    <Part id={settingId('muted', 'posts')} title={blockTexts.threads.title} about={blockTexts.threads.about}>
      <MutedPosts memberId={user.id} />
    </Part>
    <Part id={settingId('muted', 'people')} title={blockTexts.list.title} about={blockTexts.list.about}>
      <KeptOutPeople />
    </Part>
  </Suspense>
);

const DataSection = ({ user }: { readonly user: OwnProfileView }) => <YourDataSection user={user} />;

/** Sections that belong to an account. */
export const OWN = {
  profile: ProfileSection,
  privacy: PrivacySection,
  muted: MutedSection,
  moving: MovingSection,
  data: DataSection,
};

const THEMES = ['system', 'light', 'dark'] as const;

export const DisplaySection = ({ memberId }: { readonly memberId: MemberId | null }) => (
  <>
    <Part>
      <SettingRow id={settingId('display', 'theme')}>
        <p className="text-base font-medium">{texts.theme}</p>
        <p className="mb-2 text-sm text-ink-2">{texts.themeHint}</p>
        <Segments
          label={texts.theme}
          options={THEMES.map((one) => [one, texts.themes[one]])}
          value={useThemeChoice()}
          onChange={setTheme}
        />
      </SettingRow>
    </Part>
    <Part>
      <SettingRow id={settingId('display', 'language')}>
        <p className="text-base font-medium">{texts.language}</p>
        <p className="mb-2 text-sm text-ink-2">{texts.languageHint}</p>
        <LanguageSelect label={texts.language} className="w-full rounded-xl border border-line px-3 text-base" />
      </SettingRow>
    </Part>
    <Part>
      <div className="divide-y divide-line">
        <ChoiceSwitch memberId={memberId} group="display" name="hideLikeCounts" />
        <ChoiceSwitch memberId={memberId} group="display" name="openWarnings" />
        <ShortcutsSwitch />
      </div>
    </Part>
    <Part>
      <SettingRow id={settingId('display', 'ranking')}>
        <Way to="/trending/formula" text={texts.ranking} hint={texts.rankingHint} />
      </SettingRow>
    </Part>
  </>
);
