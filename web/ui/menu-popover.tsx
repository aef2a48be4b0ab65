import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { MenuItem as ActionItem, Menu as ActionList } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type MenuItem = {
  key: string;
  label: string;
  icon?: LucideIcon;
  tone?: 'plain' | 'danger';
  isDisabled?: boolean;
  /** More about it under the label, such as why it is disabled. */
  hint?: string;
  onAction: () => void;
};

type MenuPopoverProps = {
  label: string;
  items: readonly MenuItem[];
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Shows the list of a menu. Arrows move, letters jump, Esc closes, and the focus returns to what had it. */
export default function MenuPopover({ label, items, trigger, isOpen, onOpenChange }: MenuPopoverProps) {
  return (
    <Popover
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={6}
      className="popover min-w-56 overflow-y-auto overscroll-contain rounded-control border border-border bg-raised py-1.5 shadow-3"
    >
      <ActionList aria-label={label} autoFocus="first" onClose={() => onOpenChange(false)} className="outline-none">
        {items.map((item) => (
          <ActionItem
            key={item.key}
            id={item.key}
            textValue={item.label}
            isDisabled={item.isDisabled}
            onAction={item.onAction}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 outline-none disabled:cursor-not-allowed disabled:text-muted focus:bg-primary-soft',
              item.tone === 'danger' ? 'text-danger' : 'text-text',
            )}
          >
            {item.icon && <Icon of={item.icon} size={18} className={item.isDisabled ? 'opacity-50' : ''} />}
            <span className="min-w-0 max-w-72">
              <span className={classNames('block', item.isDisabled && !item.hint && 'opacity-50')}>{item.label}</span>
              {item.hint && <span className="block text-xs text-muted">{item.hint}</span>}
            </span>
          </ActionItem>
        ))}
      </ActionList>
    </Popover>
  );
}
