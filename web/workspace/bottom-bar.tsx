import { Ellipsis } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NavLink } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { sectionAt, sectionsFor } from './sections.ts';
import { useWorkspace } from './use-workspace.ts';

const itemClass =
  'flex h-full w-full min-w-0 flex-col items-center justify-center gap-0.5 text-xs font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-primary';

/** The parts of a home's workspace under the thumb: a day's work, and a menu with the others. */
export const BottomBar = () => {
  const { locationId, who } = useWorkspace();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const sections = sectionsFor(who);
  const work = sections.filter(({ group }) => group === 'work');
  const others = sections.filter(({ group }) => group === 'home');
  const isElsewhere = others.includes(sectionAt(pathname));
  return (
    <nav
      aria-label="Workspace"
      data-chrome
      data-phone-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex h-14">
        {work.map(({ key, label, icon, to }) => (
          <li key={key} className="min-w-0 flex-1">
            <NavLink to={to({ locationId })} className={itemClass}>
              <Icon of={icon} />
              <span className="max-w-full truncate px-0.5">{label}</span>
            </NavLink>
          </li>
        ))}
        {others.length > 0 && (
          <li className="min-w-0 flex-1">
            <Menu
              label="More parts of the workspace"
              items={others.map(({ key, label, icon, to }) => ({
                key,
                label,
                icon,
                onAction: () => void navigate(to({ locationId })),
              }))}
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
