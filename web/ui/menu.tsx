import { type ReactNode, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { lazyPart } from './lazy-part.tsx';
import type { MenuItem } from './menu-popover.tsx';

const loadPopover = () => import('./menu-popover.tsx');
const MenuPopover = lazyPart(loadPopover);

const openingKeys: ReadonlySet<string> = new Set(['ArrowDown', 'Enter', ' ']);

export type MenuProps = {
  /** Names the menu and, if the button shows only an icon, the button. */
  label: string;
  items: readonly MenuItem[];
  /** What the button shows. */
  children: ReactNode;
  isLabelHidden?: boolean;
  className?: string;
  /** -1 for a button that Tab doesn’t reach. */
  tabIndex?: number;
};

/** Shows a button with a list of actions. The list's code loads when someone hovers over or focuses the button. */
export const Menu = ({ label, items, children, isLabelHidden = false, className, tabIndex }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (isPressed: boolean) => {
    // One that a shortcut opens gives the focus back to where the shortcut was pressed.
    if (isPressed) button.current?.focus();
    setWasOpened(true);
    setIsOpen(!isOpen);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={isLabelHidden ? label : undefined}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onClick={(event) => open(event.isTrusted)}
        // The click that Enter and Space make counts as a screen reader's, for which React Aria focuses the list, not its first action.
        onKeyDown={(event) => {
          if (isOpen || !openingKeys.has(event.key)) return;
          event.preventDefault();
          open(true);
        }}
        className={classNames('rounded-control', className)}
      >
        {children}
      </button>
      {wasOpened && <MenuPopover label={label} items={items} trigger={button} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
};
