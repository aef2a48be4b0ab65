// The one fee that every arrangement includes, and no other (16 CFR 453.2(b)(4)(iii)(C), 453.4(b)(1)).
import type { Statement, StatementFinding, StatementLine } from '../../model/contract-version.ts';
import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList } from '../../model/general-price-list.ts';
import { allInLines } from '../../pricing/charge.ts';
import { formatCents } from '../../values/money.ts';
import { isAsGuaranteed } from '../guarantee.ts';
import type { StatementLists } from '../listed-prices.ts';
import { named, removalOf, statementFinding } from './statement-finding.ts';

const isCharged = ({ amountCents, section }: StatementLine): boolean => amountCents > 0 && section !== 'taxes';
const covers = (line: StatementLine, wanted: readonly GplLine[]): boolean =>
  line.includes.some(({ gplLine }) => gplLine !== null && wanted.includes(gplLine));

/**
 * What a statement has of the fee: its own lines, how often it's charged, whether another price already includes it, and whether that price is beside a package
 * that includes the fee, too.
 */
type Fees = { own: StatementLine[]; times: number; isAllIn: boolean; isBesidePackage: boolean; isInCasket: boolean };

function feesOf({ lines }: Statement, list: GeneralPriceList | undefined): Fees {
  const charged = lines.filter(isCharged);
  const own = charged.filter(({ gplLine }) => gplLine === 'basic-services');
  const packages = charged.filter((line) => covers(line, ['basic-services']));
  const allIn = charged.filter(
    (line) => (line.gplLine !== null && allInLines.includes(line.gplLine)) || covers(line, allInLines),
  );
  const hasCasket = charged.some((line) => line.gplLine === 'caskets' || covers(line, ['caskets']));
  return {
    own,
    times: own.reduce((sum, { quantity }) => sum + quantity, packages.length),
    isAllIn: allIn.length > 0,
    isBesidePackage: packages.length > 0 && allIn.some((line) => !packages.includes(line)),
    isInCasket: list?.basicFee.variant === 'in-caskets' && hasCasket,
  };
}

function checkTimes(statement: Statement, { own, times, isAllIn, isBesidePackage, isInCasket }: Fees): StatementFinding[] {
  const isIncluded = isAllIn || isInCasket;
  if (times > (isBesidePackage || (isIncluded && own.length > 0) ? 0 : 1)) {
    const why = isAllIn
      ? 'Its price is already in the direct cremation, immediate burial, forwarding, or receiving.'
      : isInCasket
        ? 'Its price is already in the casket’s.'
        : 'It is charged once for an arrangement.';
    const mend = 'Charge it once. Check the quantity, and whether a package already includes it.';
    return [
      statementFinding({
        code: 'basic-fee-twice',
        line: own.at(-1),
        words: `The basic services fee is charged more than once. ${why}`,
        mend,
      }),
    ];
  }
  const hasServices = statement.lines.some(
    (line) => isCharged(line) && (line.section === 'services' || line.section === 'package'),
  );
  if (times > 0 || isIncluded || !hasServices) return [];
  return [
    statementFinding({
      code: 'basic-fee-missing',
      words: 'The statement has services and no basic services fee.',
      mend: 'Every arrangement with services includes it once, unless the price of something else already does.',
      fix: { kind: 'reprice' },
    }),
  ];
}

/**
 * Reports what takes less than the whole fee: a reduction of it, or of a package below the fee that it includes, by the list that the package's price is from. What
 * a signed contract guaranteed isn't one.
 */
function checkReduced(statement: Statement, { own }: Fees, { versions, inForce }: StatementLists): StatementFinding[] {
  const { lines } = statement;
  const ownKeys = new Set(own.map(({ key }) => key));
  const feeIn = (versionId: string | null | undefined): number =>
    versions.find(({ id }) => id === versionId)?.content.lines.find(({ line }) => line === 'basic-services')?.priceCents ?? 0;
  const mend = 'The basic services fee is the same for everyone. Remove the reduction, or take it off something else.';
  return lines.flatMap((line) => {
    if (line.reduces === undefined || line.amountCents >= 0 || isAsGuaranteed(statement, line)) return [];
    const reduced = lines.find(({ key }) => key === line.reduces);
    const net = lines.filter(({ key, reduces }) => key === line.reduces || reduces === line.reduces);
    const left = net.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const fee = feeIn(reduced?.list?.versionId ?? statement.list?.versionId ?? inForce);
    const isBelow = reduced !== undefined && covers(reduced, ['basic-services']) && reduced.amountCents >= fee && left < fee;
    if (!ownKeys.has(line.reduces) && !isBelow) return [];
    const words = isBelow
      ? `The reductions leave ${formatCents(left)} of ${named(reduced)}, less than the basic services fee in it (${formatCents(fee)}).`
      : `A reduction takes ${formatCents(-line.amountCents)} off the basic services fee.`;
    return [statementFinding({ code: 'basic-fee-reduced', line, words, mend, fix: removalOf(line) })];
  });
}

/** Checks the fee for basic services: once, whole, and not beside a price that includes it. */
export function checkFees(statement: Statement, lists: StatementLists): StatementFinding[] {
  const { versions, inForce } = lists;
  const wanted = statement.list?.versionId ?? inForce;
  const list = versions.find(({ id }) => id === wanted)?.content;
  const fees = feesOf(statement, list);
  return [...checkTimes(statement, fees), ...checkReduced(statement, fees, lists)];
}
