import { showroomAtWork } from '#functions/merchandise/showroom.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import type { Conference, ConferenceRow } from '#functions/table/conference.ts';
import { heldVersion, readFrozen } from '#functions/table/contract-version.ts';
import { readSelectionAndFacts, type SelectionRow } from '#functions/table/selection.ts';
import type { ConferenceChosen, ConferenceLine, ConferenceScreen, ScreenAnswer } from '#shared/contract/conferences.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { isClosed } from '#shared/lifecycles/case-status.ts';
import { noContractTerms } from '#shared/model/contract-terms.ts';
import type { StatementLine, StatementTotals } from '#shared/model/contract-version.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { UnpricedLine } from '#shared/model/priced-plan.ts';
import { homeIndexOf } from '#shared/planner/home-index.ts';
import { preferenceGroupsFor } from '#shared/planner/offers.ts';
import { whyWords } from '#shared/pricing/why-words.ts';
import { requiredSentences } from '#shared/statement/statement-of.ts';
import {
  answeredOnce,
  type ContractRows,
  contractStanding,
  homeOfStaff,
  openVersion,
  readContractRows,
} from '../contract/contract-file.ts';
import { settledSelection } from '../contract/draft-statement.ts';
import { firstSelection, primarySubmission } from '../contract/first-selection.ts';
import { myLine } from '../contract/my-contract.ts';

/** After how long a screen gets everything again, though no save changed it: a name, or a price list that began. */
const RENEWED_MS = 5 * 60_000;

/** Returns the conference that a family can follow now. */
export const shownNow = ({ conference }: ConferenceRow, now: Date): Conference | null =>
  conference && Date.parse(conference.endsOn) > now.getTime() ? conference : null;

/** Returns the display service that someone chose and a line is the charge of, if it’s called something else, such as “Being there” for a private hour. */
function chosenAs(home: PlannerHome, { of, why, required, label }: StatementLine, lines: readonly StatementLine[]) {
  if (of === null || why.kind !== 'chosen' || required) return undefined;
  const service = homeIndexOf(home).serviceOf.get(of)?.service;
  const isOnly = lines.filter((each) => each.of === of && each.why.kind === 'chosen').length === 1;
  return isOnly && service?.name !== label ? service : undefined;
}

/** Returns a line without what it costs the home, under the name that was chosen, with why it's there if nobody simply chose it. */
function conferenceLine(home: PlannerHome, line: StatementLine, lines: readonly StatementLine[]): ConferenceLine {
  const { why, section, required, label, detail } = line;
  const mine = myLine(line, lines);
  const service = chosenAs(home, line, lines);
  if (service) {
    const onPaper = `On the statement, this is “${label}.” ${detail}`.trim();
    return { ...mine, label: service.name, detail: service.description, why: onPaper };
  }
  if (required) return { ...mine, why: whyWords({ section, why: { kind: 'required', ...required } }), reason: null };
  const words = why.kind === 'chosen' ? '' : whyWords(line);
  return { ...mine, reason: why.kind === 'discount' ? null : mine.reason, why: words };
}

/** Returns the chosen kind of funeral and wishes. They have no price, so no line shows them. */
function chosenOf(home: PlannerHome, choices: PlanChoices): ConferenceChosen[] {
  const { dispositionType: type, selectedServicePreferences } = choices;
  const wishes = new Set(selectedServicePreferences);
  const kind = { key: 'disposition', isWish: false, name: 'Kind of funeral' };
  const groups = preferenceGroupsFor(home, choices).flatMap(({ id, name, preferences }) => {
    const named = preferences.filter((each) => wishes.has(each.id)).map((each) => each.name);
    return named.length > 0 ? [{ key: `wish:${id}`, isWish: true, name, words: named.join(', ') }] : [];
  });
  return type ? [{ ...kind, words: dispositionType.label(type) }, ...groups] : groups;
}

type Shown = { lines: readonly StatementLine[]; unpriced: readonly UnpricedLine[]; totals: StatementTotals };
type ShownAt = { shown: Shown; chosen: ConferenceChosen[]; home: PlannerHome };

/** Returns the number of the version that shows: one that waits for signatures, or the one that holds, unless it's being amended. */
function shownVersion(rows: ContractRows, row: SelectionRow | undefined): number | undefined {
  const { isVoid } = contractStanding(rows, row);
  const open = openVersion(rows);
  if (open && !isVoid) return open.number;
  return row?.amends == null || isVoid ? heldVersion(rows)?.number : undefined;
}

/** Returns what was agreed on so far, or what a contract froze of it. */
async function shownOf(
  context: OperationContext,
  rows: ContractRows,
  { row, known }: { row: SelectionRow | undefined; known: CaseFacts },
): Promise<ShownAt> {
  const { record } = rows;
  const number = shownVersion(rows, row);
  const [showroom, frozen] = await Promise.all([
    showroomAtWork(context, record.providerLocationId),
    number === undefined ? undefined : readFrozen(context.table, record.id, [number]),
  ]);
  if (!showroom) throw problem('not_found');
  const home = homeOfStaff(showroom);
  const at = (shown: Shown, choices: PlanChoices): ShownAt => ({ shown, chosen: chosenOf(home, choices), home });
  const version = number === undefined ? undefined : frozen?.get(number);
  if (version) return at(version.statement, version.selection.choices);
  // Its terms and due date don't show here.
  const begun = { record, home, terms: noContractTerms };
  const agreed = row ? answeredOnce(home, row) : await firstSelection(context, begun, await primarySubmission(context, record));
  const { settled } = await settledSelection(context, { record, home, showroom, known }, agreed);
  return at(settled, agreed.selection.choices);
}

/** Returns how far what shows is. */
function stageOf(rows: ContractRows, row: SelectionRow | undefined): ConferenceScreen['stage'] {
  const { status, isVoid, isOpen, isAmending } = contractStanding(rows, row);
  if (isVoid) return 'void';
  if (isOpen) return 'in-contract';
  return status === 'contract-signed' && !isAmending ? 'signed' : 'choosing';
}

/** Returns what a family sees of its conference: nobody's share, no cost of the home, and nothing that is for staff alone. */
async function screenOf(context: OperationContext, record: CaseRecord): Promise<ConferenceScreen> {
  const [rows, agreed] = await Promise.all([readContractRows(context, record), readSelectionAndFacts(context.table, record.id)]);
  const { row } = agreed;
  const { shown, chosen, home } = await shownOf(context, rows, agreed);
  const { lines, unpriced, totals } = shown;
  return {
    homeName: home.name,
    decedentName: record.decedentFullName,
    stage: stageOf(rows, row),
    isAmending: row?.amends != null,
    step: record.stepInProgress ?? null,
    chosen,
    lines: lines.map((line) => conferenceLine(home, line, lines)),
    unpriced: unpriced.map(({ key, label }) => ({ key, label })),
    totals,
    sentences: requiredSentences(lines).map(({ key, text }) => ({ key, text })),
  };
}

/**
 * Answers a screen of a conference that it may follow. If it has the newest, that takes no more than the small row that was read: what it has is named by the
 * conference, its revision, and the minutes in which it was made.
 */
export async function screenAnswer(
  context: OperationContext,
  caseId: string,
  { conference, revision }: ConferenceRow,
  seen: string | undefined,
): Promise<ScreenAnswer> {
  const newest = `${conference?.id} ${revision} ${Math.floor(context.now.getTime() / RENEWED_MS)}`;
  if (seen === newest) return { state: 'unchanged' };
  const record = await readCase(context.table, caseId);
  if (!record || record.deletedOn !== undefined || isClosed(record)) return { state: 'closed' };
  return { state: 'open', seen: newest, screen: await screenOf(context, record) };
}
