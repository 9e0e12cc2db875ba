import { DraftComposer } from './draft-composer.tsx';
import { texts } from './texts.ts';
import { useDrafting } from './use-drafting.ts';
import { useLeaving } from './use-leaving.ts';

/** POST-08: success and Cancel both lead away. */
export const ComposeScreen = ({ onLeave }: { readonly onLeave: () => void }) => {
  const drafting = useDrafting({ screen: 'create', onDone: onLeave });
  const leaving = useLeaving(drafting);
  return (
    <>
      <h1 className="border-b border-line px-4 py-4 text-xl font-bold tracking-tight wide:px-6">{texts.create}</h1>
      <DraftComposer
        look="page"
        drafting={drafting}
        leaving={leaving}
        onLeft={() => undefined}
        onCancel={() => leaving.leave(onLeave)}
      />
    </>
  );
};
