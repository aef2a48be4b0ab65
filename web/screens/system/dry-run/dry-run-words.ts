import { CENTS_ENDS, type ComparedName, type DifferenceKind } from '#shared/catalog/dry-run/tally.ts';
import { MIN_REASON, SHORT_REASON } from '#shared/contract/system-catalog-views.ts';
import type { DryRunResult, DryRunView } from '#shared/contract/system-dry-runs.ts';
import { formatCents } from '#shared/values/money.ts';
import { shortWhenWords } from '#web/parts/when-words.ts';

export const comparedLabels: Record<ComparedName, string> = {
  plans: 'Sent plans',
  cases: 'Cases',
  lists: 'General price lists',
  documents: 'Documents of cases',
};

export const kindLabels: Record<DifferenceKind, string> = {
  total: 'Plans with a different total',
  lines: 'Plans with different lines',
  questions: 'Plans with different questions',
  shown: 'Cases that show different questions',
  required: 'Cases that require different questions',
  progress: 'Cases with different progress',
  'task-made': 'Cases with a task created or no longer created',
  'task-due': 'Cases with a task due on a different day',
  'task-completed': 'Cases with a task completed or removed at a different time',
  'task-expired': 'Cases with a task that expires at a different time',
  'list-words': 'Price lists with different words',
  'list-findings': 'Price lists with different problems',
  'field-empty': 'Cases offered a document that would have an empty field',
  'field-changed': 'Cases offered a document that would say something else',
  'document-added': 'Cases that would be offered a new document',
  'document-lost': 'Cases that would no longer be offered a document',
  'lost-after-sending': 'Of those, cases in which one of its kind was sent or signed',
};

export const verdictLabels: Record<DryRunResult['rules'][number]['verdict'], string> = {
  always: 'Always, or in all but a few',
  never: 'Never, or in fewer than 5',
  sometimes: 'Sometimes',
  failed: 'Failed',
  'not-known': 'Not known',
  'not-comparable': 'Not comparable: it reads words',
  'too-few': 'Too few to tell',
};

const count = (value: number) => value.toLocaleString('en-US');

/** Says how many there are at least. Fewer than 5 are said alike, so that nobody can be recognized. */
export const atLeastWords = (value: number | null): string => (value ? `${count(value)} or more` : 'Fewer than 5');

/** Says how many of a number were found at least: all if that is all of them, and of fewer than 5, that there is one. */
function wordsOfTotal(value: number | null, total: number): string {
  if (value === null && total < 5) return total === 1 ? 'The only one' : '1 or more';
  return value !== null && value > 0 && value === total ? `All ${count(total)}` : atLeastWords(value);
}

/** Says how many of a number were found, or that there are none. */
export const foundWords = (value: number | null, total: number): string => (value === 0 ? 'None' : wordsOfTotal(value, total));

/** Says how many couldn't be compared, and how many failed. Nothing of none. */
export const besidesWords = ({ failed, notComparable }: DryRunResult['counts'][ComparedName]): string[] => [
  ...(failed === 0 ? [] : [`Failed: ${atLeastWords(failed)}`]),
  ...(notComparable === 0 ? [] : [`Not comparable: ${atLeastWords(notComparable)}`]),
];

const SENT_STAYS = 'Those that were sent don’t change.';
const NOT_COUNTED = 'Not counted yet: documents begun are counted every night.';

/** Says how many documents keep a form that would be withdrawn. Nothing if no form would. */
export function begunWords(begun: DryRunResult['begun']): string | undefined {
  if (begun === undefined) return undefined;
  if (begun === null) return `${NOT_COUNTED} Documents that were begun keep their form. ${SENT_STAYS}`;
  const counted = `Counted ${shortWhenWords(begun.countedOn)}.`;
  if (begun.documents === 0) return `No case has a document that was begun from a form that would be withdrawn. ${counted}`;
  return `${atLeastWords(begun.documents)} documents were begun from forms that would be withdrawn. They keep their form. ${SENT_STAYS} ${counted}`;
}

/** Says how many documents were begun from forms that would change: the others are only offered. Nothing if no form would. */
export function begunOfChangedWords(begun: DryRunResult['begunOfChanged']): string | undefined {
  if (begun === undefined) return undefined;
  if (begun === null) return `${NOT_COUNTED} Those not sent yet take the changed form. ${SENT_STAYS}`;
  const counted = `Counted ${shortWhenWords(begun.countedOn)}.`;
  if (begun.documents === 0) return `No case has begun a document from a form that would change. ${counted}`;
  return `${atLeastWords(begun.documents)} documents were begun from forms that would change. Those not sent yet take the changed form. ${SENT_STAYS} ${counted}`;
}

const totalOf = (counts: DryRunResult['counts']) => Object.values(counts).reduce((sum, one) => sum + one.total, 0);

/** Returns whether a run has something to show: it compared anything, or it's done. */
export const hasFindings = ({ state, result }: Pick<DryRunView, 'state' | 'result'>): boolean =>
  state === 'done' || totalOf(result.counts) > 0;

/** Says how many would be different, of everything that was compared, or was until now. */
export function differentWords(counts: DryRunResult['counts'], isRunning = false): string {
  const each = Object.values(counts);
  const total = totalOf(counts);
  const end = isRunning ? ' so far.' : '.';
  const different = each.reduce((sum, one) => sum + (one.different ?? 0), 0);
  if (total === 0) return 'There was nothing to compare yet.';
  if (each.every((one) => one.different === 0)) return `No difference in ${count(total)}${end}`;
  const words = wordsOfTotal(different || null, total);
  const isAll = different === total || total === 1;
  return `${words}${isAll ? '' : ` of ${count(total)}`} would be different${end}`;
}

const dollars = (cents: number) => formatCents(Math.abs(cents), { decimals: 'none' });

/** Names a bar of the histogram: by how much plans cost less or more. */
export function barWords(bar: number): string {
  const [from, to] = [CENTS_ENDS[bar - 1], CENTS_ENDS[bar]];
  if (from === undefined) return `More than ${dollars(to ?? 0)} less`;
  if (to === undefined) return `${dollars(from)} or more`;
  if (to <= 0) return to === 0 ? `Up to ${dollars(from)} less` : `${dollars(to)} to ${dollars(from)} less`;
  return from === 0 ? `Up to ${dollars(to)} more` : `${dollars(from)} to ${dollars(to)} more`;
}

/** Says how many cases get other tasks. A dry run has closed ones, too. */
export function reachWords({ counts: { cases }, kinds }: Pick<DryRunResult, 'counts' | 'kinds'>): string {
  const changed = atLeastWords(kinds['task-made'] ?? 0).toLowerCase();
  return `Of ${count(cases.total)} cases in the dry run, open and closed, ${changed} would have other tasks.`;
}

/** Returns what is wrong with a reason to publish without a dry run. Nothing is, before one is typed. */
export function reasonFault(reason: string): string | undefined {
  const { length } = reason.trim().replace(/\s+/g, ' ');
  return length > 0 && length < MIN_REASON ? SHORT_REASON : undefined;
}
