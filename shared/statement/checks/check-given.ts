// Whether the family was given the lists before the contract (16 CFR 453.2(b)(2) to (4)), and whether the prices are from lists that still hold.
import type { Statement, StatementFinding, StatementLine } from '../../model/contract-version.ts';
import { type PriceListPaper, priceListPaper } from '../../model/enumerations/price-list.ts';
import { formatCalendarDate } from '../../values/dates.ts';
import { formatCents } from '../../values/money.ts';
import { type ListedPrice, listedPrices, type ReconcileOptions, type StatementLists } from '../listed-prices.ts';
import { named, type StatementFault, statementFinding } from './statement-finding.ts';

type Goods = 'caskets' | 'outer-burial-containers';

/** Returns whether a statement has goods of a line, bought alone or in a package. */
const hasGoods = ({ lines }: Statement, goods: Goods): boolean =>
  lines.some(
    (line) => line.amountCents > 0 && (line.gplLine === goods || line.includes.some(({ gplLine }) => gplLine === goods)),
  );

const papers = [
  { code: 'casket-list-not-given', goods: 'caskets', paper: 'casket-price-list', setting: 'caskets' },
  {
    code: 'container-list-not-given',
    goods: 'outer-burial-containers',
    paper: 'outer-burial-container-price-list',
    setting: 'outerBurialContainers',
  },
] as const;

const notGiven = (code: StatementFault['code'], paper: PriceListPaper): StatementFinding =>
  statementFinding({
    code,
    words: `Nobody has recorded that the family was given the ${priceListPaper.label(paper)}.`,
    mend: 'Give the family the list, and record it with “Give price list.”',
  });

function missingPapers(statement: Statement, { versions, inForce }: StatementLists): StatementFinding[] {
  const given = new Set(statement.given.map(({ paper }) => paper));
  const version = versions.find(({ id }) => id === (statement.list?.versionId ?? inForce));
  const separate = version?.content.separateLists;
  return [
    ...(given.has('gpl') ? [] : [notGiven('list-not-given', 'gpl')]),
    ...papers
      .filter(({ goods, paper, setting }) => separate?.[setting] && hasGoods(statement, goods) && !given.has(paper))
      .map(({ code, paper }) => notGiven(code, paper)),
  ];
}

/** Returns whether a signed version already has a line at the same price from the same list. */
const isAgreed = (line: StatementLine, kept: readonly StatementLine[]): boolean =>
  kept.some(
    ({ key, unitCents, list }) => key === line.key && unitCents === line.unitCents && list?.versionId === line.list?.versionId,
  );

/** Returns what a list charges for a line, US cents: for a direct cremation or immediate burial that names its container, the price with that one. */
function pricesOf({ detail }: StatementLine, listed: ListedPrice | undefined): readonly number[] {
  const same = listed?.variants?.filter(({ container }) => detail.includes(container)) ?? [];
  return same.length > 0 ? same.map(({ priceCents }) => priceCents) : (listed?.cents ?? []);
}

/** Reports prices of a list that is no longer in force, unless the family was given that list and no line costs more by it. */
function superseded(
  { lines, given }: Statement,
  { versions, inForce, locationItems }: StatementLists,
  { kept = [] }: ReconcileOptions,
): StatementFinding[] {
  const old = lines.filter((line) => line.list !== null && line.list.versionId !== inForce && !isAgreed(line, kept));
  if (old.length === 0) return [];
  const current = versions.find(({ id }) => id === inForce);
  const now = current && listedPrices(current.content, locationItems);
  const fix = { kind: 'reprice' } as const;
  const since = current ? ` since ${formatCalendarDate(current.effectiveOn)}` : '';
  const wasGiven = new Set(given.filter(({ paper }) => paper === 'gpl').map(({ versionId }) => versionId));
  const unknown = old.find(({ list }) => !wasGiven.has(list?.versionId ?? ''));
  if (unknown)
    return [
      statementFinding({
        code: 'list-superseded',
        words: `These prices are from a list that was replaced${since}, and nobody has recorded that the family was given it.`,
        mend: 'Use the prices in force, or record when the family was given the earlier list.',
        fix,
      }),
    ];
  return old.flatMap((line) => {
    const cents = pricesOf(line, now?.(line));
    if (cents.length === 0 || cents.some((each) => each >= line.unitCents)) return [];
    return [
      statementFinding({
        code: 'list-superseded',
        line,
        words: `${named(line)} costs ${formatCents(line.unitCents)} by the list that the family was given, and less${since}: ${formatCents(Math.max(...cents))}.`,
        mend: 'Use the prices in force.',
        fix,
      }),
    ];
  });
}

/** Checks that the lists were given, and that those the prices are from still hold. */
export const checkGiven = (statement: Statement, lists: StatementLists, options: ReconcileOptions): StatementFinding[] => [
  ...missingPapers(statement, lists),
  ...superseded(statement, lists, options),
];
