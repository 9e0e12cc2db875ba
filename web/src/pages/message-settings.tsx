import { useSession } from '#auth';
import { BackLink, MessageSettingsList, messageTexts } from '#messages';

const words = messageTexts.settings;

/** MSG-08. */
export const MessageSettingsPage = () => {
  const { user } = useSession();
  return (
    <>
      <header className="flex items-start gap-1 border-b border-line py-3 ps-1 pe-4 wide:ps-3">
        <BackLink />
        <div className="pt-1.5">
          <h1 className="text-2xl font-bold tracking-tight">{words.heading}</h1>
          <p className="mt-0.5 text-base text-ink-2">{words.hint}</p>
        </div>
      </header>
      <MessageSettingsList memberId={user?.id ?? null} />
    </>
  );
};
