import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { lazy } from '#kernel';
import { Composer } from '#posts';
import { ComposerMore } from './composer-more.tsx';
import { texts } from './texts.ts';
import type { Drafting } from './use-drafting.ts';
import type { Leaving } from './use-leaving.ts';

const KeepQuestion = lazy(async () => ({ default: (await import('./keep-question.tsx')).KeepQuestion }));

interface DraftComposerProps {
  readonly look: 'page' | 'dialog';
  readonly drafting: Drafting;
  readonly leaving: Leaving;
  readonly quoted?: ReactNode;
  /** Away from here. */
  readonly onLeft: () => void;
  readonly onCancel?: () => void;
}

/** The composer with what the room of drafts adds to it. */
export const DraftComposer = ({ look, drafting, leaving, quoted, onLeft, onCancel }: DraftComposerProps) => {
  const navigate = useNavigate();
  const { state, at, setAt, isOpened } = drafting;
  const handleDrafts = () =>
    leaving.leave(() => {
      onLeft();
      void navigate('/drafts');
    });
  return (
    <>
      <Composer
        look={look}
        state={state}
        more={<ComposerMore at={at} onTime={setAt} onDrafts={handleDrafts} />}
        submit={at === null ? undefined : texts.schedule}
        {...(quoted === undefined ? {} : { quoted })}
        {...(onCancel === undefined ? {} : { onCancel })}
      />
      {leaving.isAsking && (
        <Suspense fallback={null}>
          <KeepQuestion leaving={leaving} isChange={isOpened} isUploading={state.composer.uploads.isBusy} />
        </Suspense>
      )}
    </>
  );
};
