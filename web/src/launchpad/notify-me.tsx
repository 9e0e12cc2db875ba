import { Bell, Check } from 'lucide-react';
import { requireSignIn, useSession } from '#auth';
import { useWaitlist } from '#settings';
import { Button } from '#ui';
import { texts } from './texts.ts';

/** LAUN-01, D26: the place is kept on the server; a guest's as soon as they are in. */
export const NotifyMe = () => {
  const { user } = useSession();
  const [isOn, setWaiting] = useWaitlist(user?.id ?? null, 'launchpad', () => requireSignIn(texts.signIn), {
    on: texts.noted,
    off: texts.taken,
  });
  return (
    <div className="flex flex-col items-center gap-2" aria-live="polite">
      {isOn ? (
        <>
          <p className="inline-flex min-h-13 items-center gap-2.5 rounded-full bg-mint-soft px-6 text-base font-semibold text-mint">
            <Check aria-hidden="true" className="size-5" />
            {texts.notified}
          </p>
          <Button look="ghost" size="sm" onClick={() => setWaiting(false)}>
            {texts.undo}
          </Button>
        </>
      ) : (
        <>
          <Button size="lg" icon={<Bell aria-hidden="true" className="size-5" />} onClick={() => setWaiting(true)}>
            {texts.notify}
          </Button>
          <p className="flex min-h-9 items-center text-sm text-ink-2">{texts.hint}</p>
        </>
      )}
    </div>
  );
};
