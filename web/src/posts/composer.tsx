import type { PostView } from '@wagram/contract/posts';
import { toast } from '#ui';
import { ComposerSheet } from './composer-sheet.tsx';
import { texts } from './composer-texts.ts';
import { usePostComposer } from './use-composer-post.ts';
import type { ComposerState } from './use-composer.ts';

const WARN_AT = 200;

interface ComposerProps {
  readonly look: 'page' | 'dialog';
  readonly composer: ComposerState;
  readonly onCancel?: () => void;
}

/** POST-08, POST-09: one composer, on /compose and in the new-post dialog. */
export const Composer = ({ look, composer, onCancel }: ComposerProps) => (
  <ComposerSheet
    look={look}
    composer={composer}
    warnAt={WARN_AT}
    rows={look === 'page' ? 6 : 4}
    words={{ label: texts.label, placeholder: texts.placeholder, submit: texts.post }}
    {...(onCancel === undefined ? {} : { onCancel })}
  />
);

interface ComposeScreenProps {
  readonly onDone: (post: PostView) => void;
  readonly onCancel: () => void;
}

export const ComposeScreen = ({ onDone, onCancel }: ComposeScreenProps) => {
  const composer = usePostComposer('create', onDone);
  const handleCancel = () => {
    if (!composer.isEmpty) toast(texts.kept);
    onCancel();
  };
  return (
    <>
      <h1 className="border-b border-line px-4 py-4 text-xl font-bold tracking-tight wide:px-6">{texts.title}</h1>
      <Composer look="page" composer={composer} onCancel={handleCancel} />
    </>
  );
};
