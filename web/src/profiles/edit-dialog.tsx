import { countGraphemes } from '@wagram/contract/kernel';
import { BIO_MAX } from '@wagram/contract/members';
import type { OwnProfileView } from '@wagram/contract/members';
import { openKeptOut } from '#blocks';
import { useSession } from '#auth';
import { Button, closeDialog, Dialog, Field, Notice } from '#ui';
import { BannerField } from './banner-field.tsx';
import { CategoryField } from './category-field.tsx';
import { AvatarField, BioField } from './edit-fields.tsx';
import { useEditForm } from './edit-form.ts';
import { LikesSwitch } from './likes-switch.tsx';
import { PrivateSwitch } from './private-switch.tsx';
import { texts } from './texts.ts';

const words = texts.editor;

const LINKS = [
  ['website', 'website', 'https://example.com'],
  ['twitter_link', 'xLink', 'https://x.com/you'],
  ['discord_link', 'discordLink', 'https://discord.gg/you'],
  ['telegram_link', 'telegramLink', 'https://t.me/you'],
] as const;

const Foot = ({ isBusy, canSave }: { readonly isBusy: boolean; readonly canSave: boolean }) => (
  <div className="sticky bottom-0 -mx-6 flex gap-3 border-t border-line bg-surface px-6 py-4">
    <Button look="soft" className="flex-1" onClick={closeDialog}>
      {words.cancel}
    </Button>
    <Button type="submit" className="flex-1" isBusy={isBusy} disabled={!canSave}>
      {words.save}
    </Button>
  </div>
);

const EditForm = ({ user }: { readonly user: OwnProfileView }) => {
  const form = useEditForm(user);
  return (
    <form noValidate className="flex flex-col gap-5 px-6 pt-5" onSubmit={(event) => void form.handleSubmit(event)}>
      <BannerField url={form.banner} onChange={form.setBanner} onBusy={form.setBannerOpen} />
      <AvatarField name={user.displayName} url={form.avatarUrl} onChange={form.setAvatar} onCut={form.setCut} />
      <Field {...form.field('displayName')} label={words.name} dir="auto" autoComplete="name" />
      <BioField {...form.field('bio')} />
      <CategoryField value={form.category} onChange={form.setCategory} />
      {LINKS.map(([name, label, example]) => (
        <Field
          key={name}
          {...form.field(name)}
          label={words[label]}
          type="url"
          inputMode="url"
          placeholder={example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
      <div className="rounded-card border border-line px-4 py-1">
        <PrivateSwitch user={user} />
      </div>
      <div className="rounded-card border border-line px-4 py-1">
        <LikesSwitch user={user} />
      </div>
      <Button look="ghost" size="sm" className="self-start" onClick={openKeptOut}>
        {words.keptOut}
      </Button>
      {form.failure !== null && <Notice tone="danger">{form.failure}</Notice>}
      <Foot isBusy={form.isBusy} canSave={!form.isReading && countGraphemes(form.values.bio) <= BIO_MAX} />
    </form>
  );
};

/** PROF-02. */
export const EditProfileDialog = () => {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Dialog title={words.title} width="wide" onClose={closeDialog}>
      <EditForm key={user.id} user={user} />
    </Dialog>
  );
};
