import { useMutation, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { identifiersRead } from '#shared/catalog/catalog-uses.ts';
import { type ListedQuestion, listedQuestions } from '#shared/catalog/questions/listed-questions.ts';
import { movedQuestion } from '#shared/catalog/questions/move-question.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { TaskTrigger } from '#shared/model/task.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { toast } from '#web/ui/toast.ts';
import { useForgetCatalog } from '../catalog/use-forget-catalog.ts';
import { listedRows } from '../every-entry/listed-rows.ts';
import { everyEntryOptions, useEveryEntry, useReplaceRows } from '../every-entry/use-every-entry.ts';

const entriesIn = <Entry>(rows: readonly EntryRow[] | undefined): Entry[] | undefined =>
  rows?.map(({ entry }) => entry as unknown as Entry);

/** A draft may lack its lists. */
const isGroup = (entry: Partial<QuestionGroup>): entry is QuestionGroup => Array.isArray(entry.questions);
const isDisplayService = (entry: Partial<DisplayService>): entry is DisplayService =>
  Array.isArray(entry.questions) && Array.isArray(entry.mappings);

/** Display services, or what item categories bring along, which go by the names of their categories. */
const askersIn = (rows: readonly EntryRow[] | undefined) =>
  rows?.map(({ entry, name }) => ({ ...(entry as unknown as DisplayService), name })).filter(isDisplayService);

/** What reads the answers of cases besides groups and tasks. */
const paperNouns = ['dataFields', 'templateDocuments', 'contractTemplates'] as const;

/** Loads papers and data fields with the identifiers that they read. */
function usePapers() {
  const found = useQueries({ queries: paperNouns.map((noun) => ({ ...everyEntryOptions(noun), select: listedRows })) });
  const data = found.map((each) => each.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of what was loaded is new in every render, what is in it isn't
  const papers = useMemo(() => {
    if (data.some((rows) => rows === undefined)) return undefined;
    return paperNouns.flatMap((noun, at) =>
      (data[at] ?? []).map(({ entry, name }) => ({
        id: entry.id,
        name,
        reads: identifiersRead(noun, entry).map(({ identifier }) => identifier),
      })),
    );
  }, [...data]);
  return { papers, found };
}

/** Loads every question with what asks and reads it, and the groups and what asks in plans, drafted or published. */
export const useQuestions = () => {
  const own = [useEveryEntry('questionGroups'), useEveryEntry('displayServices'), useEveryEntry('categoryServices')] as const;
  const triggers = useEveryEntry('taskTriggers');
  const { papers, found } = usePapers();
  const [groupRows, serviceRows, categoryRows] = own.map(({ data }) => data);
  const groups = useMemo(() => entriesIn<QuestionGroup>(groupRows)?.filter(isGroup), [groupRows]);
  const displayServices = useMemo(() => askersIn(serviceRows), [serviceRows]);
  const categoryServices = useMemo(() => askersIn(categoryRows), [categoryRows]);
  const taskTriggers = useMemo(() => entriesIn<TaskTrigger>(triggers.data), [triggers.data]);
  const listed = useMemo((): ListedQuestion[] | undefined => {
    if (!groups || !displayServices || !taskTriggers || !categoryServices || !papers) return undefined;
    return listedQuestions({ groups, displayServices, taskTriggers, categoryServices, papers });
  }, [groups, displayServices, taskTriggers, categoryServices, papers]);
  const askers = displayServices && categoryServices && [...displayServices, ...categoryServices];
  return { listed, groups, askers, groupRows, failed: [...own, triggers, ...found].filter(({ isError }) => isError) };
};

type Rows = readonly EntryRow[];

async function saveGroup(rows: Rows, group: QuestionGroup): Promise<EntryRow> {
  const row = rows.find(({ entry }) => entry.id === group.id);
  return api.systemCatalog.saveEntry(
    { noun: 'questionGroups', entry: group, version: row?.version ?? 0, base: row?.base ?? null },
    { context: { idempotencyKey: newIdempotencyKey() } },
  );
}

export type QuestionMove = { questionId: string; groupId: string; at: number };

const placeOf = (groups: readonly QuestionGroup[], questionId: string): QuestionMove | undefined => {
  const group = groups.find(({ questions }) => questions.some(({ id }) => id === questionId));
  const ordered = group?.questions.toSorted((one, other) => one.sortOrder - other.sortOrder);
  return group && ordered && { questionId, groupId: group.id, at: ordered.findIndex(({ id }) => id === questionId) };
};

/**
 * Moves a question by saving drafts of its group and of the one that it moves to. The one that gets it is saved first: if the other can't be, the question is in
 * both, which no publication accepts, and in none is never the case.
 */
export const useMoveQuestion = (rows: Rows | undefined, groups: readonly QuestionGroup[] | undefined) => {
  const forget = useForgetCatalog();
  const replaceRows = useReplaceRows('questionGroups');
  const save = async (from: Rows, all: readonly QuestionGroup[], { questionId, ...to }: QuestionMove) => {
    const changed = movedQuestion(all, questionId, to).toReversed();
    const saved: EntryRow[] = [];
    for (const group of changed) saved.push(await saveGroup(from, group));
    replaceRows(saved);
    return saved;
  };
  const onError = (error: unknown) => {
    toast(messageOf(error), { tone: 'danger' });
    void forget();
  };
  const move = useMutation({
    mutationFn: (to: QuestionMove) => save(rows ?? [], groups ?? [], to),
    onError,
    onSuccess: (saved, { questionId }) => {
      const back = placeOf(groups ?? [], questionId);
      if (saved.length === 0 || !back || !rows || !groups) return;
      const byId = new Map(saved.map((row) => [row.entry.id, row]));
      const latest = rows.map((row) => byId.get(row.entry.id) ?? row);
      const undo = () => save(latest, (entriesIn<QuestionGroup>(latest) ?? []).filter(isGroup), back).catch(onError);
      toast(saved.length === 1 ? 'Moved. A draft is saved.' : 'Moved. Drafts of both groups are saved.', {
        undo: () => void undo(),
      });
    },
  });
  return move.mutate;
};
