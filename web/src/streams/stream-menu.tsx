import type { StreamView } from '@wagram/contract/streams';
import { Ellipsis, Flag } from 'lucide-react';
import { IconButton, Menu, openDialog } from '#ui';
import { texts } from './texts.ts';

interface StreamMenuProps {
  readonly stream: StreamView;
  readonly className?: string;
}

/** What is done to a stream now and then. */
export const StreamMenu = ({ stream, className }: StreamMenuProps) => (
  <Menu
    trigger={
      <IconButton label={texts.stage.more} className={className}>
        <Ellipsis aria-hidden="true" className="size-5" />
      </IconButton>
    }
    groups={[
      [
        {
          text: texts.stage.report,
          icon: <Flag aria-hidden="true" className="size-5" />,
          onSelect: () => openDialog('report', { target: 'stream', id: stream.id }),
        },
      ],
    ]}
  />
);
