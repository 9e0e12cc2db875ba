import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';

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
  /** 'below' hangs from the end of its trigger, 'above' stands on its start. */
  readonly place?: 'above' | 'below';
}

const PLACES = { above: { side: 'top', align: 'start' }, below: { side: 'bottom', align: 'end' } } as const;

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-base font-medium outline-none data-highlighted:bg-sunken';

/** An item acts once the menu has closed and its trigger has the focus again: a dialog then knows where to give it back. */
const useChosen = () => {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const handleClose = (event: Event) => {
    const act = chosen.current;
    if (act === null) return;
    chosen.current = null;
    event.preventDefault();
    trigger.current?.focus({ preventScroll: true });
    act();
  };
  return { trigger, chosen, handleClose };
};

const Items = ({
  items,
  onChoose,
}: {
  readonly items: readonly MenuItem[];
  readonly onChoose: (act: () => void) => void;
}) =>
  items.map((item) => (
    <DropdownMenu.Item
      key={item.text}
      onSelect={() => onChoose(item.onSelect)}
      aria-checked={item.isChosen}
      role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      className={classes(ITEM, item.isDanger === true && 'text-coral')}
    >
      {item.icon}
      <span className="flex-1">{item.text}</span>
      {item.isChosen === true && <span className="size-2 rounded-full bg-accent" />}
    </DropdownMenu.Item>
  ));

export const Menu = ({ trigger, groups, place = 'above' }: MenuProps) => {
  const { trigger: triggerRef, chosen, handleClose } = useChosen();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={triggerRef}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...PLACES[place]}
          onCloseAutoFocus={handleClose}
          sideOffset={8}
          collisionPadding={12}
          className="z-50 min-w-56 animate-rise rounded-card border border-line bg-surface p-1.5 shadow-xl shadow-black/10"
        >
          {groups.map((items, index) => (
            <DropdownMenu.Group key={items[0]?.text ?? index}>
              {index > 0 && <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-line" />}
              <Items
                items={items}
                onChoose={(act) => {
                  chosen.current = act;
                }}
              />
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
