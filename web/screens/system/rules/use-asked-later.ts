import { useMemo } from 'react';
import { askedLater, mayWait, type RulePlace } from '#shared/catalog/questions/asked-later.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';

const none: ReadonlySet<string> = new Set();

const entriesOf = <Entry>(rows: readonly EntryRow[]): Entry[] => rows.map(({ entry }) => entry as unknown as Entry);

const wordsOf = ({ noun, path }: RulePlace): string =>
  noun === 'questionGroups' && path[0] !== 'questions'
    ? 'This question is asked later than the group that waits for it.'
    : 'This question is asked later than the one that waits for it.';

/** Returns what to say of a name that a rule reads, if its question is asked later than what waits for it; nothing before that is loaded. */
export function useAskedLater(place: RulePlace): (name: string) => string | undefined {
  const canWait = mayWait(place);
  const { data: groups } = useEveryEntry('questionGroups', canWait);
  const { data: services } = useEveryEntry('displayServices', canWait);
  const { data: categories } = useEveryEntry('categoryServices', canWait);
  const { noun, entry, path } = place;
  const later = useMemo(() => {
    if (!groups || !services || !categories) return none;
    const askers = [services, categories].flatMap((rows) => entriesOf<DisplayService>(rows));
    return askedLater({ noun, entry, path }, { groups: entriesOf<QuestionGroup>(groups), askers });
  }, [groups, services, categories, noun, entry, path]);
  return (name) => (later.has(name.split('.', 1)[0] ?? name) ? wordsOf(place) : undefined);
}
