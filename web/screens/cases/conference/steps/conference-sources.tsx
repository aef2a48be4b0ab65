import { type ReactNode, useMemo } from 'react';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { api } from '#web/session/index.ts';
import { useCase } from '../../use-case.ts';
import { useConference } from '../use-conference.ts';

/** Provides what the questions of a step need from around them: the home's items, its time zone, and a search over what it sells for this case. */
export const ConferenceSources = ({ children }: { children: ReactNode }) => {
  const { caseId } = useCase();
  const { home } = useConference().offer;
  const sources = useMemo(
    () => ({
      lists: { items: home.items.map(({ id, name }) => ({ id, text: name })) },
      timeZone: home.timeZone,
      searchItems: async (Query: string, PageNumber: number, selected: readonly string[]) => {
        const found = await api.caseMerchandise.findCaseMerchandise({
          id: caseId,
          CategoryIds: [],
          Query,
          PageNumber,
          PageSize: 10,
          SelectedItems: [...selected],
        });
        return { items: found.items, areThereMoreItems: found.areThereMoreItems };
      },
    }),
    [home, caseId],
  );
  return <QuestionSourcesContext value={sources}>{children}</QuestionSourcesContext>;
};
