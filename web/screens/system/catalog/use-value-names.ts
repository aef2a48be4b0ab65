import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { carouselNames } from '#shared/catalog/carousel-lists.ts';
import type { WordsKnown } from '#shared/catalog/field-words.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { faqPageName } from '#shared/catalog/overviews.ts';
import { ruleVocabulary } from '#shared/catalog/rule-setting.ts';
import type { Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import type { CarouselIcon } from '#shared/model/carousel-icon.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { TaskDue } from '#shared/model/task.ts';
import { dueWords, wordsOfEvent } from '#shared/tasks/trigger-words.ts';
import { everyEntryOptions } from '../every-entry/use-every-entry.ts';

type TextFor = NonNullable<WordsKnown['textFor']>;

const noNames: Vocabulary = new Map();
const asItIs: TextFor = () => undefined;
const pageFor: TextFor = (path, value) => (path === 'page' && typeof value === 'string' ? faqPageName(value) : undefined);

/** The events of a trigger and its day, in words. A draft may have any shape. */
const triggerFor =
  (vocabulary: Vocabulary): TextFor =>
  (path, value) => {
    if (path === 'when' && Array.isArray(value)) return value.map((name) => wordsOfEvent(String(name))).join(', ');
    const isDue = path === 'due' && typeof value === 'object' && value !== null && 'from' in value;
    return isDue ? dueWords(value as TaskDue, vocabulary) : undefined;
  };

/** Returns the entries of a noun if they are wanted. */
const useWanted = (noun: NounName, isWanted: boolean) => useQuery({ ...everyEntryOptions(noun), enabled: isWanted }).data;

/**
 * Returns what values of a noun stand for that nobody reads: the lists of carousel icons, the pages of questions and answers, the events of triggers. Rules of
 * triggers say the names of what they read.
 */
export function useValueNames(noun: NounName): { textFor: TextFor; vocabulary?: Vocabulary } {
  const icons = useWanted('carouselIcons', noun === 'carouselIcons');
  const groups = useWanted('questionGroups', noun === 'taskTriggers');
  return useMemo(() => {
    if (noun === 'faqQuestions') return { textFor: pageFor };
    if (noun === 'taskTriggers') {
      const read = (groups ?? []).map(({ entry }) => entry) as unknown as readonly QuestionGroup[];
      const vocabulary = groups ? ruleVocabulary('facts', { groups: read, dataFields: [] }) : noNames;
      return { textFor: triggerFor(vocabulary), vocabulary };
    }
    if (noun !== 'carouselIcons') return { textFor: asItIs };
    const lists = carouselNames((icons ?? []).map(({ entry }) => entry as unknown as CarouselIcon));
    const listFor: TextFor = (path, value) =>
      path === 'carouselId' && typeof value === 'string' ? (lists.get(value) ?? (icons ? 'A new list' : '...')) : undefined;
    return { textFor: listFor };
  }, [noun, icons, groups]);
}
