import { Button, Dialog, Notice } from '#ui';
import { texts } from './texts.ts';
import type { Leaving } from './use-leaving.ts';

interface QuestionProps {
  readonly leaving: Leaving;
  /** A draft that was opened and changed. */
  readonly isChange: boolean;
  readonly isUploading: boolean;
}

const words = texts.keep;

export const KeepQuestion = ({ leaving, isChange, isUploading }: QuestionProps) => (
  <Dialog
    title={isChange ? words.changedTitle : words.title}
    description={isChange ? words.changedAbout : words.about}
    onClose={leaving.stay}
  >
    <div className="flex flex-col gap-4 px-6 pt-5 sm:pb-1">
      {leaving.problem !== null && <Notice tone="danger">{leaving.problem}</Notice>}
      {isUploading && <Notice tone="plain">{words.uploading}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" className="flex-1" disabled={leaving.isBusy} onClick={leaving.discard}>
          {words.discard}
        </Button>
        <Button
          className="flex-1 whitespace-nowrap"
          isBusy={leaving.isBusy}
          disabled={isUploading}
          onClick={() => void leaving.keep()}
        >
          {isChange ? texts.save : words.keep}
        </Button>
      </div>
    </div>
  </Dialog>
);
