import { useEffect, useState } from 'react';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { namesItsOptions } from '#shared/questions/options.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';

type Named = NonNullable<QuestionLists['named']>;

/** The enumerations that questions name, fetched only where a question of the home does: they are all of them. */
export const useNamedOptions = (home: PlannerHome): Named | undefined => {
  const [named, setNamed] = useState<{ find: Named }>();
  const isNeeded = home.questions.some(namesItsOptions);
  useEffect(() => {
    if (!isNeeded) return;
    let isStale = false;
    import('#shared/model/option-lists.ts').then(
      ({ optionsOf }) => {
        if (!isStale) setNamed({ find: optionsOf });
      },
      // Without them an answer is shown by its id; nothing else is lost.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [isNeeded]);
  return named?.find;
};
