import type { ReactNode } from 'react';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useHelpTopic } from './desk-context.ts';

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

const widths = { form: 'max-w-form box-content', text: 'max-w-measure box-content', wide: '' };

const PageTitle = ({ title, lead, actions }: Pick<WorkspacePageProps, 'title' | 'lead' | 'actions'>) => (
  <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
    <div className="min-w-0">
      <h1 className="wrap-anywhere text-xl">{title}</h1>
      {lead && <p className="mt-1 max-w-measure text-muted">{lead}</p>}
    </div>
    {actions && (
      <div data-chrome className="flex flex-wrap items-center gap-3">
        {actions}
      </div>
    )}
  </div>
);

/** A screen of a home's workspace: the h1, what can be done at the right, and what it is about. The frame around it is the desk's. */
export const WorkspacePage = ({ above, title, lead, actions, width = 'wide', faq, children }: WorkspacePageProps) => {
  useHelpTopic(faq);
  return (
    <div className={classNames('px-(--page-gutter) pt-4 pb-8 text-sm', widths[width])}>
      {above}
      {title && <PageTitle {...{ title, lead, actions }} />}
      <div className="mt-4 first:mt-0">{children}</div>
    </div>
  );
};
