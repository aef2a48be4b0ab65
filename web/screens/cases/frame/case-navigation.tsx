import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { NavLink } from '#web/ui/link.tsx';
import { useCase } from '../use-case.ts';
import { caseSections } from './case-sections.ts';

const linkClass =
  '-mb-px inline-flex min-h-11 items-center whitespace-nowrap rounded-t-chip border-b-2 border-transparent px-3 font-semibold text-muted transition-colors duration-(--hover) hover:text-text aria-[current=page]:border-primary aria-[current=page]:text-primary';

/** The pages of a case: a row that scrolls sideways where it is narrow, with the one in sight in view. */
export const CaseNavigation = () => {
  const { locationId, caseId, sight } = useCase();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const sections = caseSections(sight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the case is current once the address changes.
  useEffect(() => {
    // In the row alone: `scrollIntoView` would move the page too.
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 48;
  }, [pathname]);
  if (sections.length < 2) return <div className="border-b border-border" />;
  return (
    <nav aria-label="Case" className="border-b border-border">
      <ul ref={list} className="-mx-1 flex gap-1 overflow-x-auto px-1 pt-1">
        {sections.map(({ key, label, to }) => (
          <li key={key} className="shrink-0">
            <NavLink to={to({ locationId, caseId })} isExact={key === ''} className={linkClass}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
