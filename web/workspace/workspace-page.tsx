import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NavLink } from '#web/ui/link.tsx';
import { HomeSwitcher } from './home-switcher.tsx';
import { sectionAt, sectionsFor } from './sections.ts';
import { useWorkspace } from './use-workspace.ts';

const linkClass =
  'inline-flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-control px-3 text-sm font-medium text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary lg:min-h-10 lg:w-full';

/** Links the parts of a home's workspace: a row that scrolls sideways on a narrow screen, a column on a wide one. */
const WorkspaceNavigation = () => {
  const { locationId, who } = useWorkspace();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Scroll only the row: `scrollIntoView` would scroll the page too.
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

export type WorkspacePageProps = {
  /** Above the title: which part of the home the screen is about. */
  above?: ReactNode;
  /** Absent if `above` has the h1. */
  title?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Buttons beside the title; under it on a narrow screen. */
  actions?: ReactNode;
  /** `wide` (the default) fills the space beside the navigation, `form` is one column of fields, `text` is for reading. */
  width?: 'form' | 'text' | 'wide';
  /** The page whose questions and answers the round button opens; the default is the workspace section's. */
  faq?: FaqPage;
  children: ReactNode;
};

const widths = { form: 'max-w-form', text: 'max-w-measure', wide: '' };

const PageTitle = ({ title, lead, actions }: Pick<WorkspacePageProps, 'title' | 'lead' | 'actions'>) => (
  <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
    <div className="min-w-0">
      <h1 className="text-xl md:text-2xl">{title}</h1>
      {lead && <p className="mt-2 max-w-measure text-base text-muted">{lead}</p>}
    </div>
    {actions && (
      <div data-chrome className="flex flex-wrap items-center gap-3">
        {actions}
      </div>
    )}
  </div>
);

/** Beside the home's name on narrow screens, at the top right corner of the content on wide ones. */
const Help = ({ faq }: Pick<WorkspacePageProps, 'faq'>) => {
  const { pathname } = useLocation();
  return (
    <FaqButton
      topic={faq ?? sectionAt(pathname).faq}
      className="absolute top-3.5 right-(--page-gutter) lg:static lg:float-right lg:ml-4"
    />
  );
};

/**
 * Lays out a screen of a home's workspace: the home, the workspace's navigation, the h1, and the actions at the right. It prints without this frame.
 */
export const WorkspacePage = ({ above, title, lead, actions, width = 'wide', faq, children }: WorkspacePageProps) => (
  <div className="relative mx-auto max-w-page px-(--page-gutter) pt-4 pb-8 text-sm lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-8 print:block">
    <div data-chrome className="lg:sticky lg:top-6 lg:self-start">
      <div className="mb-2 min-h-11 pr-14 lg:mb-4 lg:min-h-0 lg:px-3">
        <HomeSwitcher />
      </div>
      <WorkspaceNavigation />
    </div>
    <div className={classNames('min-w-0 pt-6 lg:pt-0', widths[width])}>
      <Help {...(faq ? { faq } : {})} />
      {above}
      {title && <PageTitle {...{ title, lead, actions }} />}
      <div className="mt-6">{children}</div>
    </div>
  </div>
);
