import { type ReactNode, useMemo } from 'react';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type QuestionSources, QuestionSourcesContext, type SearchItems } from '#web/questions/question-sources.ts';
import { api } from '#web/session/api.ts';

/** Page size of the option search (marketplace.md section 9). */
export const OPTION_PAGE_SIZE = 10;

const context = { staysHere: true };

/** The option search over what a home sells in some categories (all where none is named), ten a page. */
export const searchItemsOf =
  (locationId: string, categoryIds: readonly string[] = []): SearchItems =>
  (query, page, selected) =>
    api.plannerMerchandise.allLocationItemOptions(
      {
        CategoryIds: [...categoryIds],
        LocationId: locationId,
        Query: query,
        PageNumber: page,
        PageSize: OPTION_PAGE_SIZE,
        SelectedItems: [...selected],
      },
      { context },
    );

const sourcesOf = (home: PlannerHome): QuestionSources => ({
  lists: { items: home.items.map(({ id, name }) => ({ id, text: name })) },
  timeZone: home.timeZone,
  searchItems: searchItemsOf(home.locationId),
});

/** What the questions of a plan need from around them. */
export const PlannerSources = ({ home, children }: { home: PlannerHome; children: ReactNode }) => {
  const sources = useMemo(() => sourcesOf(home), [home]);
  return <QuestionSourcesContext value={sources}>{children}</QuestionSourcesContext>;
};
