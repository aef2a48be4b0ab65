import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NavLink } from '#web/ui/link.tsx';
import { type Section, sectionsFor } from './sections.ts';
import { useDisplay } from './use-display.ts';
import { useWorkspace } from './use-workspace.ts';

const linkClass =
  'flex h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary';

const groups = ['work', 'home'] as const satisfies readonly Section['group'][];
const groupLabels: Record<Section['group'], string> = { work: 'Work', home: 'This home' };

/** The parts of a home's workspace beside every screen: icons with their names, or the icons alone. */
export const Rail = () => {
  const { locationId, who } = useWorkspace();
  const { isRailCollapsed, change } = useDisplay();
  const id = useId();
  const sections = sectionsFor(who);
  return (
    <nav
      aria-label="Workspace"
      data-chrome
      className={classNames(
        'sticky top-(--desk-bar) hidden h-[calc(100dvh-var(--desk-bar))] shrink-0 flex-col gap-4 overflow-y-auto border-r border-border p-2 lg:flex',
        isRailCollapsed ? 'w-14' : 'w-52',
      )}
    >
      {groups.map((group) => {
        const items = sections.filter((section) => section.group === group);
        if (items.length === 0) return null;
        return (
          <div key={group}>
            <h2
              id={`${id}${group}`}
              className={isRailCollapsed ? 'sr-only' : 'px-2.5 pb-1 font-sans text-xs font-semibold text-subtle'}
            >
              {groupLabels[group]}
            </h2>
            <ul aria-labelledby={`${id}${group}`} className="grid gap-0.5">
              {items.map(({ key, label, icon, to }) => (
                <li key={key}>
                  <NavLink to={to({ locationId })} title={isRailCollapsed ? label : undefined} className={linkClass}>
                    <Icon of={icon} size={18} />
                    <span className={isRailCollapsed ? 'sr-only' : 'truncate'}>{label}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <button
        type="button"
        title={isRailCollapsed ? 'Show names' : undefined}
        onClick={() => void change({ isRailCollapsed: !isRailCollapsed })}
        className="mt-auto flex h-9 items-center gap-3 rounded-control px-2.5 text-sm text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text"
      >
        <Icon of={isRailCollapsed ? PanelLeftOpen : PanelLeftClose} size={18} />
        <span className={isRailCollapsed ? 'sr-only' : ''}>{isRailCollapsed ? 'Show names' : 'Hide names'}</span>
      </button>
    </nav>
  );
};
