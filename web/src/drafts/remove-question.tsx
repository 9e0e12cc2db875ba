import { Button, Dialog } from '#ui';
import { texts } from './texts.ts';

interface QuestionProps {
  readonly isScheduled: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export const RemoveQuestion = ({ isScheduled, onRemove, onClose }: QuestionProps) => (
  <Dialog
    title={isScheduled ? texts.removeScheduledTitle : texts.removeTitle}
    description={texts.removeAbout}
    onClose={onClose}
  >
    <div className="flex gap-3 px-6 pt-5 sm:pb-1">
      <Button look="soft" className="flex-1" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button look="danger" className="flex-1" onClick={onRemove}>
        {texts.remove}
      </Button>
    </div>
  </Dialog>
);
