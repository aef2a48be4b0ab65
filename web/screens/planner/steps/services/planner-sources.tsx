import { type ReactNode, useMemo } from 'react';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type QuestionSources, QuestionSourcesContext, type SearchItems } from '#web/questions/question-sources.ts';
import { usePlanner } from '../../store/use-planner.ts';

type Searched = { home: PlannerHome; type: DispositionType | undefined; categoryIds?: readonly string[] };

/** Returns the search over what a home sells for a disposition in some categories (all if none is named). Its code loads with the first search. */
export const searchItemsOf =
  ({ home: { locationId }, type, categoryIds = [] }: Searched): SearchItems =>
  async (...input) => {
    const { searchItems } = await import('../../offline/search-items.ts');
    return searchItems({ locationId, type, categoryIds }, ...input);
  };

const sourcesOf = (home: PlannerHome, type: DispositionType | undefined): QuestionSources => ({
  lists: { items: home.items.map(({ id, name }) => ({ id, text: name })) },
  timeZone: home.timeZone,
  searchItems: searchItemsOf({ home, type }),
});

/** Provides what the questions of a plan need from around them. */
export const PlannerSources = ({ children }: { children: ReactNode }) => {
  const { home, plan } = usePlanner();
  const sources = useMemo(() => sourcesOf(home, plan.dispositionType), [home, plan.dispositionType]);
  return <QuestionSourcesContext value={sources}>{children}</QuestionSourcesContext>;
};
