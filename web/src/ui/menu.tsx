import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';

export interface MenuItem {
  readonly text: string;
  readonly icon?: ReactNode;
  readonly isChosen?: boolean;
  readonly isDanger?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  readonly trigger: ReactElement;
  /** Groups are parted by a line. */
  readonly groups: readonly (readonly MenuItem[])[];
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-base font-medium outline-none data-highlighted:bg-sunken';

export const Menu = ({ trigger, groups }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        side="top"
        align="start"
        sideOffset={8}
        collisionPadding={12}
        className="z-50 min-w-56 animate-rise rounded-card border border-line bg-surface p-1.5 shadow-xl shadow-black/10"
      >
        {groups.map((items, place) => (
          <DropdownMenu.Group key={items[0]?.text ?? place}>
            {place > 0 && <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-line" />}
            {items.map((item) => (
              <DropdownMenu.Item
                key={item.text}
                onSelect={item.onSelect}
                aria-checked={item.isChosen}
                role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
                className={classes(ITEM, item.isDanger === true && 'text-coral')}
              >
                {item.icon}
                <span className="flex-1">{item.text}</span>
                {item.isChosen === true && <span className="size-2 rounded-full bg-accent" />}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Group>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
