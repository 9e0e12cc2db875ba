import { Button, Dialog } from '#ui';
import { texts } from '../texts.ts';

const words = texts.stage;

interface EndDialogProps {
  /** Another page began it: what that one recorded lies at the server, and its host says whether it stays. */
  readonly isResumed: boolean;
  readonly onEnd: (isReplayKept: boolean) => void;
  readonly onClose: () => void;
}

export const EndDialog = ({ isResumed, onEnd, onClose }: EndDialogProps) => (
  <Dialog title={words.endSure} description={isResumed ? words.endResumedHint : words.endHint} onClose={onClose}>
    <div className="flex flex-col gap-3 px-6 pt-6">
      {isResumed && (
        <Button look="outline" onClick={() => onEnd(true)}>
          {words.endKeeping}
        </Button>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button look="danger" className="flex-1" onClick={() => onEnd(false)}>
          {isResumed ? words.endForgetting : words.end}
        </Button>
        <Button look="outline" className="flex-1" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </div>
  </Dialog>
);
