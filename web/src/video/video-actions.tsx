import { Upload, Video } from 'lucide-react';
import { Button } from '#ui';
import { texts } from './texts.ts';
import type { Open } from './use-opened.ts';

interface ActionsProps {
  readonly look: 'over' | 'plain';
  readonly onShow: (open: Open) => void;
}

const OVER = 'bg-black/45! text-white! backdrop-blur-sm hover:bg-black/65! border-transparent!';

/** VID-01, VID-02: the two ways to a video, over the picture or in its place. */
export const VideoActions = ({ look, onShow }: ActionsProps) => {
  const isOver = look === 'over';
  return (
    <div
      className={
        isOver ? 'absolute start-3 top-3 z-10 flex gap-2 wide:top-7 wide:start-5' : 'flex justify-center gap-3'
      }
    >
      <Button
        size={isOver ? 'sm' : 'md'}
        look={isOver ? 'soft' : 'primary'}
        className={isOver ? `${OVER} min-h-11` : ''}
        icon={<Video aria-hidden="true" className="size-4.5" />}
        onClick={() => onShow('camera')}
      >
        {texts.record}
      </Button>
      <Button
        size={isOver ? 'sm' : 'md'}
        look={isOver ? 'soft' : 'outline'}
        className={isOver ? `${OVER} min-h-11` : ''}
        icon={<Upload aria-hidden="true" className="size-4.5" />}
        onClick={() => onShow('upload')}
      >
        {texts.upload}
      </Button>
    </div>
  );
};
