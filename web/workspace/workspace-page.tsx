import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { HomeSwitcher } from './home-switcher.tsx';
import { sectionAt } from './sections.ts';
import { WorkspaceNavigation } from './workspace-navigation.tsx';

export type WorkspacePageProps = {
  /** Stands over the title: what of the home the screen is about. */
  above?: ReactNode;
  /** Absent where `above` brings the h1. */
  title?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Buttons beside the title; under it on a narrow screen. */
  actions?: ReactNode;
  /** `wide` fills what the navigation leaves (the default), `form` is one column of fields, `text` is for reading. */
  width?: 'form' | 'text' | 'wide';
  /** Whose questions and answers the round button opens; without it those of the part of the workspace. */
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

/** Beside the home's name where it is narrow, at the upper right corner of the content where it is wide. */
const Help = ({ faq }: Pick<WorkspacePageProps, 'faq'>) => {
  const { pathname } = useLocation();
  return (
    <FaqButton
      topic={faq ?? sectionAt(pathname).faq}
      className="absolute top-3.5 right-(--page-gutter) lg:static lg:float-right lg:ml-4"
    />
  );
};

/** A screen of a home's workspace: the home and the parts of its workspace, the h1, what can be done at the right. Prints without its frame. */
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
