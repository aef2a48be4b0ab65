import { type Statement, type StatementLine, statementLineSchema, statementSchema } from '#shared/model/contract-version.ts';
import type { StatementPaper } from '#shared/statement/compose-statement.ts';
import { numberedId } from './arbitrary-triggers.ts';

const list = { versionId: numberedId(1), effectiveOn: '2026-10-01' };

/** Returns a line of a statement that the family chose at the list's price. */
export const statementLine = (
  changes: Partial<StatementLine> & Pick<StatementLine, 'key' | 'label' | 'amountCents'>,
): StatementLine =>
  statementLineSchema.parse({
    section: 'services',
    detail: '',
    quantity: 1,
    unit: 'flat',
    unitCents: changes.amountCents,
    gplLine: null,
    of: null,
    why: { kind: 'chosen' },
    list,
    ...changes,
  });

/** Returns a statement of these lines, with the sums that follow from them. */
export function statementOfLines(lines: readonly StatementLine[], changes: Partial<Statement> = {}): Statement {
  const sum = (isIn: (line: StatementLine) => boolean) => lines.filter(isIn).reduce((cents, line) => cents + line.amountCents, 0);
  const isReduction = ({ section, reduces, why }: StatementLine) =>
    section === 'discounts' || reduces !== undefined || why.kind === 'allowance';
  const charged = (...sections: StatementLine['section'][]) =>
    sum((line) => sections.includes(line.section) && !isReduction(line));
  return statementSchema.parse({
    lines,
    unpriced: [],
    totals: {
      servicesCents: charged('services', 'package'),
      merchandiseCents: charged('merchandise'),
      cashAdvancesCents: charged('cash-advances'),
      discountsCents: -sum(isReduction),
      taxesCents: charged('taxes'),
      totalCents: sum(() => true),
    },
    list,
    purchasers: [{ contactId: numberedId(20), name: 'Anna Marsh' }],
    payers: [],
    taxes: [],
    discounts: [],
    sentences: [],
    given: [],
    embalmingReason: '',
    isEmbalmingApproved: null,
    dueOn: '2026-12-30',
    terms: '',
    ...changes,
  });
}

/** A statement with something of everything: a package, a reduction, a special order, cash advances, a discount, and a tax. */
export const fullStatement = (changes: Partial<Statement> = {}, more: readonly StatementLine[] = []): Statement =>
  statementOfLines(
    [
      statementLine({
        key: 'package:1',
        section: 'package',
        label: 'Farewell with viewing',
        amountCents: 480_000,
        why: { kind: 'package', name: 'Farewell with viewing' },
        includes: [
          { label: 'Basic services of funeral director and staff', gplLine: 'basic-services', aLaCarteCents: 249_500 },
          { label: 'Embalming', gplLine: 'embalming', aLaCarteCents: 82_500 },
          { label: 'Use of facilities and staff for viewing', gplLine: 'viewing-facilities', aLaCarteCents: 55_000 },
          { label: 'Use of facilities and staff for funeral ceremony', gplLine: 'ceremony-facilities', aLaCarteCents: 61_500 },
          { label: 'Hearse', gplLine: 'hearse', aLaCarteCents: 39_500 },
        ],
      }),
      statementLine({
        key: 'service:1',
        label: 'Transfer of remains to funeral home',
        detail: 'Within 25 miles',
        amountCents: 39_500,
        gplLine: 'transfer-of-remains',
      }),
      statementLine({
        key: 'service:2',
        label: 'Transfer beyond 25 miles',
        unit: 'mile',
        unitCents: 450,
        quantity: 32,
        amountCents: 14_400,
        quantityReason: 'The hospital is in the next county',
      }),
      statementLine({
        key: 'reduction:1',
        label: 'Reduction',
        amountCents: -4_400,
        reduces: 'service:2',
        reductionReason: 'The car was going there anyway',
        list: null,
      }),
      statementLine({
        key: 'item:1',
        section: 'merchandise',
        label: 'Oak casket “Willow”',
        detail: 'Solid oak, satin finish, ivory crepe',
        amountCents: 289_500,
        gplLine: 'caskets',
      }),
      statementLine({
        key: 'order:1',
        section: 'merchandise',
        label: 'Hand-painted urn for keepsakes',
        amountCents: 31_000,
        isSpecialOrder: true,
        list: null,
      }),
      statementLine({
        key: 'item:2',
        section: 'merchandise',
        label: 'Concrete grave liner',
        amountCents: 109_500,
        gplLine: 'outer-burial-containers',
        required: { by: 'cemetery', reason: 'Oak Hill Cemetery buries only in a liner or a vault' },
      }),
      statementLine({
        key: 'advance:1',
        section: 'cash-advances',
        label: 'Opening and closing of the grave',
        amountCents: 145_000,
        list: null,
        cashAdvance: { payee: 'Oak Hill Cemetery', costCents: 145_000, rebateCents: 0, standing: 'estimate' },
      }),
      statementLine({
        key: 'advance:2',
        section: 'cash-advances',
        label: 'Certified copies of the death certificate',
        unit: 'copy',
        unitCents: 1_500,
        quantity: 10,
        amountCents: 15_000,
        list: null,
        cashAdvance: { payee: 'Travis County', costCents: 15_000, rebateCents: 0, standing: 'actual' },
      }),
      ...more,
      statementLine({
        key: 'discount:1',
        section: 'discounts',
        label: 'Veterans’ discount',
        detail: '10% off services, for those who served',
        amountCents: -5_390,
        why: { kind: 'discount', reason: 'For those who served' },
        list: null,
      }),
      statementLine({
        key: 'tax:1',
        section: 'taxes',
        label: 'Sales tax',
        detail: '8.25% of merchandise',
        amountCents: 35_475,
        why: { kind: 'tax', rateBasisPoints: 825 },
        list: null,
      }),
    ],
    {
      embalmingReason: 'The family chose a viewing with an open casket, and approved embalming on November 20, 2026.',
      isEmbalmingApproved: true,
      terms: 'The total is due 30 days after this statement is signed.\nNothing is charged for paying later.',
      ...changes,
    },
  );

/** Returns a statement as its paper has it, signed by one purchaser and the director. */
export const statementPaper = (statement: Statement, changes: Partial<StatementPaper> = {}): StatementPaper => ({
  home: { name: 'Marsh & Sons Funeral Home', lines: ['1200 Congress Avenue, Austin, TX 78701', '(512) 555-0142'] },
  caseNumber: '2026-0042',
  decedent: { name: 'Walter Marsh', dateOfBirth: '1941-03-09', dateOfDeath: '2026-11-19' },
  statement,
  version: { number: 1, kind: 'contract' },
  on: '2026-11-28',
  moved: [],
  director: 'Ruth Keller',
  paragraphs: [],
  notices: [],
  ...changes,
});
