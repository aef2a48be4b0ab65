import { type ReactNode, useMemo } from 'react';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type QuestionSources, QuestionSourcesContext, type SearchItems } from '#web/questions/question-sources.ts';

/** Returns the search over what a home sells in some categories (all if none is named). Its code loads with the first search. */
export const searchItemsOf =
  (locationId: string, categoryIds: readonly string[] = []): SearchItems =>
  async (...input) => {
    const { searchItems } = await import('../../offline/search-items.ts');
    return searchItems({ locationId, categoryIds }, ...input);
  };

const sourcesOf = (home: PlannerHome): QuestionSources => ({
  lists: { items: home.items.map(({ id, name }) => ({ id, text: name })) },
  timeZone: home.timeZone,
  searchItems: searchItemsOf(home.locationId),
});

/** Provides what the questions of a plan need from around them. */
export const PlannerSources = ({ home, children }: { home: PlannerHome; children: ReactNode }) => {
  const sources = useMemo(() => sourcesOf(home), [home]);
  return <QuestionSourcesContext value={sources}>{children}</QuestionSourcesContext>;
};
