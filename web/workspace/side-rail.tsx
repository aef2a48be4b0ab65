import { type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NavLink } from '#web/ui/link.tsx';

/** A screen that the rail leads to. `isExact` says that no screen below it is a part of it. */
export type RailLink = { key: string; label: string; icon: LucideIcon; to: string; isExact?: boolean };

export type SideRailProps = {
  label: string;
  groups: readonly { key: string; label: string; links: readonly RailLink[] }[];
  isCollapsed: boolean;
  onCollapse: () => void;
};

const linkClass =
  'flex min-h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary';

/** Scrolls the rail alone: `scrollIntoView` would scroll the page, too, until the screen's title is under the bar. */
function showInRail(rail: HTMLElement, link: Element): void {
  const { top, bottom } = link.getBoundingClientRect();
  const seen = rail.getBoundingClientRect();
  if (top < seen.top) rail.scrollTop -= seen.top - top;
  else if (bottom > seen.bottom) rail.scrollTop += bottom - seen.bottom;
}

/** The screens of a workspace beside the one that is open: icons with their names, or the icons alone. The open one is kept in view. */
export const SideRail = ({ label, groups, isCollapsed, onCollapse }: SideRailProps) => {
  const id = useId();
  const rail = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another link
  useEffect(() => {
    const link = rail.current?.querySelector('[aria-current=page]');
    if (rail.current && link) showInRail(rail.current, link);
  }, [pathname]);
  return (
    <nav
      ref={rail}
      aria-label={label}
      data-chrome
      className={classNames(
        'sticky top-(--desk-bar) hidden h-[calc(100dvh-var(--desk-bar))] shrink-0 flex-col gap-4 overflow-x-hidden overflow-y-auto border-r border-border p-2 lg:flex',
        isCollapsed ? 'w-14' : 'w-56',
      )}
    >
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
          <div key={group.key}>
            <h2
              id={`${id}${group.key}`}
              className={isCollapsed ? 'sr-only' : 'px-2.5 pb-1 font-sans text-xs font-semibold text-subtle'}
            >
              {group.label}
            </h2>
            <ul aria-labelledby={`${id}${group.key}`} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
              {group.links.map(({ key, label: name, icon, to, isExact }) => (
                <li key={key}>
                  <NavLink to={to} isExact={isExact} title={isCollapsed ? name : undefined} className={linkClass}>
                    <Icon of={icon} size={18} />
                    <span className={isCollapsed ? 'sr-only' : 'truncate'}>{name}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      <button
        type="button"
        title={isCollapsed ? 'Show names' : undefined}
        onClick={onCollapse}
        className="mt-auto flex h-9 shrink-0 items-center gap-3 rounded-control px-2.5 text-sm text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text"
      >
        <Icon of={isCollapsed ? PanelLeftOpen : PanelLeftClose} size={18} />
        <span className={isCollapsed ? 'sr-only' : ''}>{isCollapsed ? 'Show names' : 'Hide names'}</span>
      </button>
    </nav>
  );
};
