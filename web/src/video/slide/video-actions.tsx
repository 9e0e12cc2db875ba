import { Upload, Video } from 'lucide-react';
import { Button } from '#ui';
import { texts } from '../texts.ts';
import type { Open } from '../use-opened.ts';

interface ActionsProps {
  /** Over the picture on phones, beside the heading on wide screens, or where there is no picture yet. */
  readonly look: 'over' | 'beside' | 'plain';
  readonly onShow: (open: Open) => void;
}

const PLACES = {
  over: 'absolute start-3 top-3 z-20 flex gap-1 wide:hidden',
  beside: 'flex gap-2 max-wide:hidden',
  plain: 'flex justify-center gap-3',
};
const OVER = 'size-11 p-0! border-transparent! bg-black/65! text-white! backdrop-blur-sm hover:bg-black/80!';

/** VID-01, VID-02: the two ways to a video. */
export const VideoActions = ({ look, onShow }: ActionsProps) => {
  const size = look === 'plain' ? 'md' : 'sm';
  const className = look === 'over' ? OVER : '';
  // Between the tabs and the edge there is room for marks alone; their names are read out.
  const name = look === 'over' ? 'sr-only' : '';
  return (
    <div className={PLACES[look]}>
      <Button
        size={size}
        className={className}
        icon={<Video aria-hidden="true" className="size-4.5" />}
        title={texts.record}
        onClick={() => onShow('camera')}
      >
        <span className={name}>{texts.record}</span>
      </Button>
      <Button
        size={size}
        look="outline"
        className={className}
        icon={<Upload aria-hidden="true" className="size-4.5" />}
        title={texts.upload}
        onClick={() => onShow('upload')}
      >
        <span className={name}>{texts.upload}</span>
      </Button>
    </div>
  );
};
