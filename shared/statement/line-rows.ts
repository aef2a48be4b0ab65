import type { Statement, StatementLine } from '../model/contract-version.ts';
import { requiredBy } from '../model/enumerations/pricing.ts';
import { advanceStanding } from '../model/enumerations/statement.ts';
import { quantityWords } from '../pricing/quantity-words.ts';
import { formatCalendarDate } from '../values/dates.ts';
import { isolated } from '../values/isolated.ts';
import { formatCents } from '../values/money.ts';
import { partWords } from './package-parts.ts';
import { rowOf, type StatementRow } from './statement-block.ts';
import { aLaCarteCents, packageSavings } from './statement-of.ts';

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

type Part = StatementLine['includes'][number];

/** Returns the parts of a package with what each costs alone. Two of one line at one price are the same charge, whose price is printed once. */
function partRows({ key, includes }: StatementLine, lines: readonly StatementLine[]): StatementRow[] {
  const seen = new Set<string>();
  const isAgain = ({ gplLine, aLaCarteCents }: Part): boolean => {
    const charge = `${gplLine} ${aLaCarteCents}`;
    const isSeen = gplLine !== null && seen.has(charge);
    seen.add(charge);
    return isSeen;
  };
  return includes.map((part, at) =>
    rowOf({
      key: `${key}:part:${at}`,
      kind: 'part',
      name: partWords(part, lines),
      notes: part.aLaCarteCents === null ? ['Not sold separately'] : [],
      cents: isAgain(part) ? null : part.aLaCarteCents,
    }),
  );
}

/** Explains the prices of a package’s parts, and why they don’t add up to its price. */
function partsNote(line: StatementLine): string {
  const cents = aLaCarteCents(line);
  return cents === undefined
    ? 'The price beside a part is what it costs separately. Not every part is sold separately, so these prices don’t add up to the package’s price.'
    : `Its parts cost ${formatCents(cents)} if you buy them separately.`;
}

/** Returns the rows of a flat package: its parts with what each costs alone, what the package saves, and its price (Texas, Occ. Code 651.406(d)). */
function packageRows(line: StatementLine, notes: readonly string[], lines: readonly StatementLine[]): StatementRow[] {
  const { key, label: name, amountCents } = line;
  const savings = packageSavings(line);
  return [
    rowOf({ key, name, notes: [...notes, partsNote(line)], cents: null }),
    ...partRows(line, lines),
    ...(savings === undefined
      ? []
      : [rowOf({ key: `${key}:savings`, kind: 'reduction', name: 'Package savings', cents: -savings })]),
    rowOf({ key: `${key}:price`, kind: 'sum', name: `Price of “${name}”`, cents: amountCents }),
  ];
}

/** Returns the rows of one line. */
function rowsOf(line: StatementLine, statement: Statement): StatementRow[] {
  const { key, label, section, amountCents, reduces, includes } = line;
  const notes = notesOf(line, statement);
  if (section === 'package' && includes.length > 0) return packageRows(line, notes, statement.lines);
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
