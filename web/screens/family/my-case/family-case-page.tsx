import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { paths } from '#web/paths.ts';
import { messageOf } from '#web/session/index.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type AskedPageProps<Data> = {
  view: MyCase;
  title: string;
  lead: string;
  found: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

/** Lays out a page of the case other than its overview: the way back, its name, and what was loaded for it. */
export const FamilyCasePage = <Data,>({ view, title, lead, found, children }: AskedPageProps<Data>) => {
  usePageTitle(`${title}, ${view.decedent.fullName}`);
  return (
    <div className="mx-auto w-full max-w-[calc(66ch+2*var(--page-gutter))] px-(--page-gutter) py-10 md:py-14">
      <div className="flex items-center justify-between gap-4">
        <TextLink to={paths.plansDashboard({ caseId: view.id })} className="inline-flex min-h-11 items-center gap-1.5">
          <Icon of={ArrowLeft} size={18} />
          {view.decedent.fullName}
        </TextLink>
        <FaqButton topic="case" />
      </div>
      <h1 className="mt-4 text-2xl break-words md:text-3xl">{title}</h1>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <div className="mt-8">
        {found.data !== undefined ? (
          children(found.data)
        ) : found.isPending ? (
          <div aria-busy="true">
            <SkeletonText lines={8} />
          </div>
        ) : (
          <FailedQuery of={found} title="We couldn’t load this.">
            {messageOf(found.error)}
          </FailedQuery>
        )}
      </div>
    </div>
  );
};

/** The words above questions that are saved along the way. */
export const TAKE_YOUR_TIME = 'Skip anything you don’t know. Everything is saved as you answer.';
