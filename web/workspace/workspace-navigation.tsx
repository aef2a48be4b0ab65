import { useEffect, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { NavLink } from '#web/ui/link.tsx';
import { sectionsFor } from './sections.ts';
import { useWorkspace } from './use-workspace.ts';

const linkClass =
  'inline-flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-control px-3 text-sm font-medium text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary lg:min-h-10 lg:w-full';

/** The parts of a home's workspace: a row that scrolls sideways on a narrow screen, a column on a wide one. */
export const WorkspaceNavigation = () => {
  const { locationId, who } = useWorkspace();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // In the row alone: `scrollIntoView` would move the page too.
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 48;
  }, []);
  return (
    <nav aria-label="Workspace">
      <ul
        ref={list}
        className="-mx-(--page-gutter) flex gap-1 overflow-x-auto px-(--page-gutter) py-1 lg:mx-0 lg:flex-col lg:overflow-visible lg:p-0"
      >
        {sectionsFor(who).map(({ key, label, icon, to }) => (
          <li key={key} className="shrink-0">
            <NavLink to={to({ locationId })} className={linkClass}>
              <Icon of={icon} size={18} className="shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
