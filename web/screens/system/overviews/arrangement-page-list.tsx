import { pagesByStep } from '#shared/catalog/overviews.ts';
import type { ArrangementPage } from '#shared/model/arrangement-page.ts';
import { Component as EntryList } from '../catalog/list/entry-list.tsx';
import { Overview } from './counted-list.tsx';

/** /System/ArrangementPageDetails: the pages of the planner's steps, and which steps have none. */
export const Component = () => (
  <>
    <EntryList />
    <Overview
      title="Steps of the planner"
      lead="Each of the 15 steps has one page. A step without one shows its short name."
      noun="arrangementPages"
      countedOf={(rows) => pagesByStep(rows.map(({ entry }) => entry) as unknown as ArrangementPage[])}
      unit={['page', 'pages']}
      none="No page"
      empty="The planner has no steps."
    />
  </>
);
