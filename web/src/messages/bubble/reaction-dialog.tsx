import { EmojiPanel } from '#writing';
import { Dialog } from '#ui';
import { texts } from '../texts.ts';

interface ReactionDialogProps {
  readonly onChoose: (emoji: string) => void;
  readonly onClose: () => void;
}

/** TLK-01: an answer with any emoji. */
export const ReactionDialog = ({ onChoose, onClose }: ReactionDialogProps) => (
  <Dialog title={texts.menu.chooseEmoji} onClose={onClose}>
    <div className="h-96 px-5 pt-4">
      <EmojiPanel onChoose={onChoose} />
    </div>
  </Dialog>
);
