import { useEffect, useState } from 'react';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { namesItsOptions } from '#shared/questions/options.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';

type NamedOptions = NonNullable<QuestionLists['named']>;

/** Loads the enumerations that questions name, but only if one of the home's questions does, because it loads all of them. */
export const useNamedOptions = (home: PlannerHome): NamedOptions | undefined => {
  const [named, setNamed] = useState<{ find: NamedOptions }>();
  const isNeeded = home.questions.some(namesItsOptions);
  useEffect(() => {
    if (!isNeeded) return;
    let isStale = false;
    import('#shared/model/option-lists.ts').then(
      ({ optionsOf }) => {
        if (!isStale) setNamed({ find: optionsOf });
      },
      // Without them, an answer shows as its id; nothing else is lost.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [isNeeded]);
  return named?.find;
};
