import { useMemo } from 'react';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { parseEntry } from '#shared/catalog/retired.ts';
import { type RuleSetting, ruleVocabulary } from '#shared/catalog/rule-setting.ts';
import type { DataField } from '#shared/model/data-field.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';

const none: NonNullable<ReturnType<typeof useEveryEntry>['data']> = [];

/** Returns the names that a rule may read, with all groups of questions and all data fields as they are drafted; undefined while they are loading. */
export const useRuleVocabulary = ({ reads }: Pick<RuleSetting, 'reads'>) => {
  const readsFields = reads === 'papers';
  const groups = useEveryEntry('questionGroups');
  const fields = useEveryEntry('dataFields', readsFields);
  const [groupRows, fieldRows] = [groups.data, readsFields ? fields.data : none];
  const vocabulary = useMemo(
    () =>
      groupRows &&
      fieldRows &&
      ruleVocabulary(reads, {
        groups: groupRows.map(({ entry }) => entry) as unknown as QuestionGroup[],
        // A field that is only half filled in has no kind of value yet.
        dataFields: fieldRows.flatMap(({ entry }) => (parseEntry(nouns.dataFields, entry).data ?? []) as DataField[]),
      }),
    [groupRows, fieldRows, reads],
  );
  return { vocabulary, failed: [groups, fields].filter(({ isError }) => isError) };
};
