// Whether every line is on the list that it traces to, at the same price, and says what it is.
import type { Statement, StatementFinding, StatementLine } from '../../model/contract-version.ts';
import { gplLine as gplLines, priceUnit } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList } from '../../model/general-price-list.ts';
import { kindOf } from '../../pricing/charge.ts';
import { formatCalendarDate } from '../../values/dates.ts';
import { formatCents } from '../../values/money.ts';
import { searchKey } from '../../values/text.ts';
import { type ListedPrice, listedPrices, type ReconcileOptions, type StatementLists } from '../listed-prices.ts';
import { isLeftOpen } from '../package-parts.ts';
import { named, removalOf, statementFinding } from './statement-finding.ts';

/** Keys of lines that are computed from others, and are on no list. */
const computed = /^(?:allowance|discount|tax|reduction|guaranteed):/;

function notListed(line: StatementLine, words: string, mend: string): StatementFinding {
  return statementFinding({ code: 'line-not-listed', line, words, mend, fix: removalOf(line) });
}

/**
 * Checks a line that traces to no list: goods ordered for this family, or what the home pays to others. No other charge may be missing from the list, and an item
 * that is on it costs what it says there, ordered or not.
 */
function checkUnlisted(line: StatementLine, listedNow: (key: string) => ListedPrice | undefined): StatementFinding[] {
  if (computed.test(line.key) || line.cashAdvance) return [];
  const isGoods = line.section === 'merchandise' && (line.gplLine === null || kindOf(line.gplLine, false) === 'merchandise');
  if (line.isSpecialOrder && isGoods) {
    const cents = (line.of === null ? undefined : listedNow(`item:${line.of}`))?.cents[0];
    if (cents === undefined || cents === line.unitCents) return [];
    return [
      statementFinding({
        code: 'price-differs',
        line,
        words: `${named(line)} costs ${formatCents(line.unitCents)} as a special order, and ${formatCents(cents)} on the price list.`,
        mend: 'Choose it from the price list. To charge less, add a reduction with a reason.',
        fix: removalOf(line),
      }),
    ];
  }
  const mend = 'Choose it from the price list, or remove it. Only goods that are ordered for one family may be priced here.';
  return [notListed(line, `${named(line)} isn’t on a price list.`, mend)];
}

const unitWords = (cents: number, unit: StatementLine['unit']): string =>
  unit === 'flat' ? formatCents(cents) : `${formatCents(cents)} ${priceUnit.label(unit)}`;

/** Returns what is still open about goods: which of a range, or which container a direct cremation or immediate burial comes with. */
function openChoice(line: StatementLine, { isRange, variants }: ListedPrice): string | undefined {
  if (isRange) return `${named(line)} is the lowest price of a range. Nobody has chosen an item.`;
  const same = variants?.filter(({ priceCents }) => priceCents === line.unitCents) ?? [];
  if (same.length === 0 || same.some(({ providedBy }) => providedBy === 'purchaser')) return undefined;
  const said = `${line.label} ${line.detail}`;
  return same.some(({ container }) => said.includes(container))
    ? undefined
    : `${named(line)} doesn’t say which container it comes with.`;
}

function checkListed(line: StatementLine, listed: ListedPrice | undefined, effectiveOn: string): StatementFinding[] {
  const on = () => `of ${formatCalendarDate(effectiveOn)}`;
  if (!listed) {
    const mend = 'Choose something that is on the list, or publish a list that has it.';
    return [notListed(line, `${named(line)} isn’t on the price list ${on()}.`, mend)];
  }
  if (!listed.cents.includes(line.unitCents) || listed.unit !== line.unit) {
    const [cents = 0] = listed.cents;
    return [
      statementFinding({
        code: 'price-differs',
        line,
        words: `${named(line)} costs ${unitWords(line.unitCents, line.unit)} here, and ${unitWords(cents, listed.unit)} on the price list ${on()}.`,
        mend: 'Use the listed price. To charge less, add a reduction with a reason.',
        fix: { kind: 'reprice' },
      }),
    ];
  }
  const open = openChoice(line, listed);
  return open
    ? [statementFinding({ code: 'item-not-chosen', line, words: open, mend: 'Choose an item or a container with the family.' })]
    : [];
}

/** Reports parts of a flat package whose price alone the home doesn't list: the paper then can't say what the package saves. */
const checkParts = (line: StatementLine): StatementFinding[] =>
  line.includes.flatMap(({ label, aLaCarteCents, gplLine }, at) => {
    if (aLaCarteCents !== null) return [];
    const name = gplLine ? gplLines.label(gplLine) : label;
    return [
      statementFinding({
        code: 'unpriced-left',
        line,
        detail: String(at),
        severity: 'warn',
        words: `“${name}” in the package ${named(line)} isn’t priced alone, so the statement can’t show what the package saves.`,
        mend: 'Price it, and publish the list.',
      }),
    ];
  });

/** Returns whether a list prices a package part as a range and has no item of its name, so that the part doesn't say what is sold. */
function isOfRange({ gplLine, label }: StatementLine['includes'][number], { lines, items }: GeneralPriceList): boolean {
  const isRange = lines.some(({ line, minCents }) => line === gplLine && minCents !== undefined);
  return isRange && !items.some(({ name }) => searchKey(name) === searchKey(label));
}

/** Reports a casket or an outer burial container in a package that isn't chosen yet, unless the signed contract left it open, too. */
const checkPackagedGoods = (
  line: StatementLine,
  lines: readonly StatementLine[],
  content: GeneralPriceList | undefined,
  kept: readonly StatementLine[],
): StatementFinding[] =>
  line.includes.flatMap((part, at) => {
    const wasLeft = kept.some(({ key }) => key === line.key) && isLeftOpen(part, kept);
    if (!content || wasLeft || !isLeftOpen(part, lines) || !isOfRange(part, content)) return [];
    return [
      statementFinding({
        code: 'item-not-chosen',
        line,
        detail: String(at),
        words: `“${part.label}” in the package ${named(line)} isn’t chosen yet.`,
        mend: 'Choose one with the family. The package pays toward it. If they don’t want one, choose a package without it, or charge item by item.',
      }),
    ];
  });

/** Checks that every line is on the list that it traces to, at its price, and that nothing is left to be chosen. */
export function checkLines(
  { lines, list }: Statement,
  { versions, inForce, locationItems }: StatementLists,
  { kept = [] }: ReconcileOptions = {},
): StatementFinding[] {
  const contents = new Map(versions.map(({ id, content }) => [id, content]));
  const findIn = new Map(versions.map(({ id, content }) => [id, listedPrices(content, locationItems)]));
  const listedNow = (key: string) => findIn.get(list?.versionId ?? inForce ?? '')?.({ key });
  const agreed = new Map(kept.map(({ key, unitCents }) => [key, unitCents]));
  return lines.flatMap((line): StatementFinding[] => {
    if (line.list === null) return agreed.get(line.key) === line.unitCents ? [] : checkUnlisted(line, listedNow);
    if (line.key.startsWith('answer:')) return [answerNote(line)];
    const { versionId, effectiveOn } = line.list;
    return [
      ...checkListed(line, findIn.get(versionId)?.(line), effectiveOn),
      ...checkParts(line),
      ...checkPackagedGoods(line, lines, contents.get(versionId), kept),
    ];
  });
}

/**
 * Tells of a price that is the answer to a question of the planner. The Rule lists sixteen items that a price list must have (16 CFR 453.2(b)(4)), and these
 * aren't among them, so it only warns.
 */
const answerNote = (line: StatementLine): StatementFinding =>
  statementFinding({
    code: 'line-not-listed',
    line,
    severity: 'warn',
    words: `${named(line)} is priced by the planner’s question, not by the price list.`,
    mend: 'If you pay somebody else for it, enter it as a cash advance. Otherwise, list it as a service.',
  });
