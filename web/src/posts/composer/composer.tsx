import { ComposerSheet } from './sheet.tsx';
import { texts } from './texts.ts';
import type { ReactNode } from 'react';
import type { PostComposer } from './use-composer-post.ts';

const WARN_AT = 200;

interface ComposerProps {
  readonly look: 'page' | 'dialog';
  readonly state: PostComposer;
  /** What is being quoted. */
  readonly quoted?: ReactNode;
  /** What else can be done with it, below the words. */
  readonly more?: ReactNode;
  /** What the button says, where it does not post. */
  readonly submit?: string | undefined;
  readonly onCancel?: () => void;
}

/** POST-08, POST-09: one composer, on /compose and in the new-post dialog. */
export const Composer = ({ look, state, quoted, more, submit = texts.post, onCancel }: ComposerProps) => (
  <ComposerSheet
    look={look}
    composer={state.composer}
    extras={state.extras}
    below={quoted}
    more={more}
    warnAt={WARN_AT}
    rows={look === 'page' ? 6 : 4}
    words={{
      label: texts.label,
      placeholder: quoted === undefined ? texts.placeholder : texts.quotePlaceholder,
      submit,
    }}
    {...(onCancel === undefined ? {} : { onCancel })}
  />
);
