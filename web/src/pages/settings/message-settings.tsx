import { useSession } from '#auth';
import { helpTexts } from '#help';
import { MessageSettingsList, messageTexts } from '#messages';
import { SettingsHeader } from './header.tsx';
import { Way } from './part.tsx';

const words = messageTexts.settings;

/** MSG-08. Whoever types this address on a phone looks for all of them. */
export const MessageSettingsPage = () => {
  const { user } = useSession();
  return (
    <>
      <SettingsHeader
        title={words.heading}
        about={words.hint}
        back={{ to: '/messages', text: messageTexts.chat.back }}
      />
      <MessageSettingsList memberId={user?.id ?? null} />
      <div className="px-4 py-2 wide:hidden">
        <Way to="/account" text={helpTexts.allSettings} />
      </div>
    </>
  );
};
