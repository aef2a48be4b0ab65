import type { Statement, StatementLine } from '../model/contract-version.ts';
import { requiredBy } from '../model/enumerations/pricing.ts';
import { advanceStanding } from '../model/enumerations/statement.ts';
import { quantityWords } from '../pricing/quantity-words.ts';
import { formatCalendarDate } from '../values/dates.ts';
import { isolated } from '../values/isolated.ts';
import { rowOf, type StatementRow } from './statement-block.ts';

/** Ends words with a period, unless they have one. */
const sentence = (words: string): string => (/[.!?…]["”’)]*$/.test(words.trim()) ? words.trim() : `${words.trim()}.`);

/** What the law, the cemetery, or the crematory makes the family buy: who, and why (16 CFR 453.4(b)(2)(i)(B)). */
const requirementOf = ({ required, why }: StatementLine) => required ?? (why.kind === 'required' ? why : undefined);

const advanceNotes = ({ cashAdvance }: StatementLine): string[] => {
  if (!cashAdvance) return [];
  const { payee, standing } = cashAdvance;
  return [`${payee ? `Paid to ${sentence(isolated(payee))} ` : ''}${advanceStanding.label(standing)}.`];
};

/** Returns what is said below the name of a line. */
function notesOf(line: StatementLine, { list, taxes }: Pick<Statement, 'list' | 'taxes'>): string[] {
  const { detail, isSpecialOrder, quantityReason, reductionReason, exempt = {} } = line;
  const by = requirementOf(line)?.by;
  const isOfOtherList = line.list !== null && line.list.versionId !== list?.versionId;
  return [
    ...detail.split('\n').filter((each) => each.trim() !== ''),
    ...(isSpecialOrder ? ['Ordered for you.'] : []),
    ...advanceNotes(line),
    ...(by ? [`${requiredBy.label(by)}. The reason is below.`] : []),
    ...(quantityReason ? [`Quantity: ${sentence(quantityReason)}`] : []),
    ...(reductionReason ? [sentence(reductionReason)] : []),
    ...taxes.flatMap(({ id, name }) => (exempt[id] ? [`${name} isn’t charged: ${sentence(exempt[id])}`] : [])),
    ...(isOfOtherList && line.list ? [`From the price list of ${formatCalendarDate(line.list.effectiveOn)}.`] : []),
  ];
}

/** Returns the rows of a flat package: its parts with what each costs alone, what the package saves, and its price (Texas, Occ. Code 651.406(d)). */
function packageRows(line: StatementLine, notes: readonly string[]): StatementRow[] {
  const { key, label, includes, amountCents } = line;
  const alone = includes.map(({ aLaCarteCents }) => aLaCarteCents);
  const sum = alone.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  const isItemized = includes.length > 0 && !alone.includes(null) && sum > amountCents;
  return [
    rowOf({
      key,
      name: label,
      notes: [...notes, ...(isItemized ? ['The prices of its parts are what each costs alone.'] : [])],
      cents: null,
    }),
    ...includes.map((part, at) =>
      rowOf({
        key: `${key}:part:${at}`,
        kind: 'part',
        name: part.label,
        notes: part.aLaCarteCents === null ? ['Not sold alone'] : [],
        cents: part.aLaCarteCents,
      }),
    ),
    ...(isItemized
      ? [rowOf({ key: `${key}:savings`, kind: 'reduction', name: 'Package savings', cents: amountCents - sum })]
      : []),
    rowOf({ key: `${key}:price`, kind: 'sum', name: `Price of “${label}”`, cents: amountCents }),
  ];
}

/** Returns the rows of one line. */
function rowsOf(line: StatementLine, statement: Statement): StatementRow[] {
  const { key, label, section, amountCents, reduces, includes } = line;
  const notes = notesOf(line, statement);
  if (section === 'package' && includes.length > 0) return packageRows(line, notes);
  const kind = reduces !== undefined || line.why.kind === 'allowance' ? 'reduction' : 'line';
  return [rowOf({ key, kind, name: label, notes, quantity: quantityWords(line), cents: amountCents })];
}

/** Tells whether a line is part of a section, or reduces one that is. */
const isIn = (section: StatementLine['section'], lines: readonly StatementLine[]) => {
  const own = new Set(lines.filter((line) => line.section === section && line.reduces === undefined).map(({ key }) => key));
  return (line: StatementLine) => (line.reduces === undefined ? line.section === section : own.has(line.reduces));
};

/** Returns the rows of a section, each line followed by what reduces it. */
export function sectionRows(statement: Statement, section: StatementLine['section']): StatementRow[] {
  const lines = statement.lines.filter(isIn(section, statement.lines));
  const reductions = Map.groupBy(lines, ({ reduces }) => reduces);
  return lines
    .filter(({ reduces }) => reduces === undefined)
    .flatMap((line) => [line, ...(reductions.get(line.key) ?? [])])
    .flatMap((line) => rowsOf(line, statement));
}

/** Returns the reason for each required line, as the statement promises to give it. */
export const requiredRows = ({ lines }: Pick<Statement, 'lines'>): StatementRow[] =>
  lines.flatMap((line) => {
    const required = requirementOf(line);
    if (!required) return [];
    return [
      rowOf({
        key: line.key,
        name: line.label,
        notes: [`${requiredBy.label(required.by)}: ${sentence(required.reason)}`],
        cents: null,
      }),
    ];
  });

/** Tells whether embalming is charged, alone or in a package. */
export const isEmbalmingCharged = ({ lines }: Pick<Statement, 'lines'>): boolean =>
  lines.some(({ gplLine, includes }) => gplLine === 'embalming' || includes.some((part) => part.gplLine === 'embalming'));
