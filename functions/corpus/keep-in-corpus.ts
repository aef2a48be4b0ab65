import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import type { ReactionContext } from '#functions/runtime/reaction.ts';
import {
  type CorpusPlan,
  corpusEventItem,
  corpusHomeItem,
  corpusKeys,
  corpusPlanItem,
  eraseCorpusCase,
  eraseCorpusPlan,
  type KeptEvent,
  notGone,
  readCorpusRows,
  rememberGone,
} from '#functions/table/corpus.ts';
import { readCasePlans } from '#functions/table/plan-case.ts';
import { readSubmission } from '#functions/table/submission.ts';
import type { Write } from '#functions/table/table.ts';
import { choicesWithoutWords } from '#shared/catalog/dry-run/corpus.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { Question } from '#shared/model/question.ts';
import { corpusEventHash, corpusHash, corpusKeyOf, corpusOrder } from './corpus-hash.ts';

/** What the corpus needs to know to keep something. */
type CorpusContext = Pick<ReactionContext, 'table' | 'now' | 'randomBytes'>;

type PlanSent = { arrangementId: string; locationId: string; at: string; choices: PlanChoices };

/** Returns a sent plan as the corpus keeps it: its choices without a word that someone wrote, under a keyed hash. */
export function corpusPlanOf(key: Uint8Array, questions: readonly Question[], sent: PlanSent): CorpusPlan {
  const { arrangementId, locationId, at } = sent;
  const plan = corpusHash(key, 'plan', arrangementId);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return {
    plan,
    locationId,
    order: corpusOrder(key, plan, at),
    day: at.slice(0, 10),
    choices: choicesWithoutWords(sent.choices, byId),
  };
}

type CaseHappening = { id: string; name: string; at: string; caseId: string; locationId: string; facts: CaseFacts };

/** Returns an event of a case as the corpus keeps it: its name, its day, and the facts, under keyed hashes. */
export function corpusEventOf(key: Uint8Array, { id, name, at, caseId, locationId, facts }: CaseHappening): KeptEvent {
  const kase = corpusHash(key, 'case', caseId);
  const event = corpusEventHash(key, id);
  return { event, kase, locationId, order: corpusOrder(key, kase, at), name, day: at.slice(0, 10), facts };
}

const homeWrite = (locationId: string, { hasHome }: { hasHome: boolean }): Write[] =>
  hasHome ? [] : [{ put: corpusHomeItem(locationId) }];

/** Keeps what was sent of a plan. Of two submissions the later one stays, in whatever order their events arrive. */
export async function keepPlan(
  { table, now, randomBytes }: CorpusContext,
  { at, data }: { at: string; data: { arrangementId: string; submissionId: string } },
): Promise<Write[]> {
  const sent = await readSubmission(table, data.arrangementId, data.submissionId);
  if (!sent) return [];
  const key = await corpusKeyOf(table, randomBytes);
  const { questionGroups } = await catalogOf(table, now);
  const questions = questionGroups.flatMap((group) => group.questions);
  const kept = corpusPlanOf(key, questions, { ...data, locationId: sent.locationId, at, choices: sent.arrangement });
  const rows = await readCorpusRows(table, { home: kept.locationId, gone: kept.plan, plan: corpusKeys.plan(kept) });
  if ((rows.goneAt ?? 0) >= kept.order || (rows.planOrder ?? 0) >= kept.order) return [];
  return [{ put: corpusPlanItem(kept) }, notGone(kept.plan, kept.order), ...homeWrite(kept.locationId, rows)];
}

/** Keeps an event of a case. The same event twice is one row. */
export async function keepEvent({ table, randomBytes }: CorpusContext, happening: CaseHappening): Promise<Write[]> {
  const kept = corpusEventOf(await corpusKeyOf(table, randomBytes), happening);
  const rows = await readCorpusRows(table, { home: kept.locationId, gone: kept.kase });
  if ((rows.goneAt ?? 0) >= kept.order) return [];
  return [{ put: corpusEventItem(kept) }, notGone(kept.kase, kept.order), ...homeWrite(kept.locationId, rows)];
}

/**
 * Erases a case that left every list, with the plans that were sent to it. Each is remembered as gone first, so that what arrives late isn't kept: an event that
 * the case had before.
 */
export async function eraseCase(
  { table, randomBytes }: CorpusContext,
  { at, caseId, locationId }: { at: string; caseId: string; locationId: string },
): Promise<void> {
  const key = await corpusKeyOf(table, randomBytes);
  const day = at.slice(0, 10);
  const kase = corpusHash(key, 'case', caseId);
  await rememberGone(table, kase, corpusOrder(key, kase, at), day);
  await eraseCorpusCase(table, locationId, kase);
  for (const { planId } of await readCasePlans(table, caseId)) {
    const plan = corpusHash(key, 'plan', planId);
    await rememberGone(table, plan, corpusOrder(key, plan, at), day);
    await eraseCorpusPlan(table, locationId, plan);
  }
}
