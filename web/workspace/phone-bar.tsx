import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NavLink } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MenuItem } from '#web/ui/menu-popover.tsx';
import type { RailLink } from './side-rail.tsx';

const itemClass =
  'flex h-full w-full min-w-0 flex-col items-center justify-center gap-0.5 low:flex-row low:gap-1.5 text-xs font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-primary';

export type PhoneBarProps = {
  label: string;
  /** The screens of a day's work. */
  links: readonly RailLink[];
  /** The others, in a menu. */
  others: readonly RailLink[];
  menuLabel: string;
  /** What else the menu offers, after them. */
  actions?: readonly MenuItem[];
  /** Whether one of the others is open. */
  isElsewhere: boolean;
};

/** The screens of a workspace under the thumb: a few, and a menu with the others. */
export const PhoneBar = ({ label, links, others, menuLabel, actions = [], isElsewhere }: PhoneBarProps) => {
  const navigate = useNavigate();
  return (
    <nav
      aria-label={label}
      data-chrome
      data-phone-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex h-14 low:h-11">
        {links.map(({ key, label: name, icon, to, isExact }) => (
          <li key={key} className="min-w-0 flex-1">
            <NavLink to={to} isExact={isExact} className={itemClass}>
              <Icon of={icon} />
              <span className="max-w-full truncate px-0.5">{name}</span>
            </NavLink>
          </li>
        ))}
        {others.length + actions.length > 0 && (
          <li className="min-w-0 flex-1">
            <Menu
              label={menuLabel}
              items={[
                ...others.map(({ key, label: name, icon, to }) => ({
                  key,
                  label: name,
                  icon,
                  onAction: () => void navigate(to),
                })),
                ...actions,
              ]}
              className={classNames(itemClass, isElsewhere && 'font-semibold text-primary')}
            >
              <Icon of={Ellipsis} />
              <span>More</span>
            </Menu>
          </li>
        )}
      </ul>
    </nav>
  );
};
