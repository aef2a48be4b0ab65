import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeStatementPdf } from '#functions/documents/statement/statement-document.ts';
import { disclosures } from '#shared/funeral-rule/disclosures.ts';
import type { Statement, StatementLine } from '#shared/model/contract-version.ts';
import { composeStatement, type StatementPaper } from '#shared/statement/compose-statement.ts';
import { formatCents } from '#shared/values/money.ts';
import { numberedId } from '#test/world/arbitrary-triggers.ts';
import { fullStatement, statementLine, statementOfLines, statementPaper } from '#test/world/sample-statement.ts';
import { fonts, readPdf } from './read-pdf.ts';

const runs = Number(process.env.FC_RUNS) || 25;

function compose(paper: StatementPaper) {
  let nth = 100;
  return composeStatementPdf(fonts, paper, () => {
    nth += 1;
    return numberedId(nth);
  });
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
/** Returns the text as people read it, without what is at the foot of each page. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readPdf(bytes);
  return inOneLine(
    pages
      .map((page) => page.replace(/\n?(Statement|Invoice|Receipt)[^\n]*: Marsh & Sons[^\n]*\n?Page \d+ of \d+[\s\S]*$/, ''))
      .join(' '),
  );
}
const wordsOfPaper = (paper: StatementPaper) => wordsOf(compose(paper).bytes);

/** Expects words one after the other. */
function expectInOrder(text: string, expected: readonly string[]): void {
  let at = 0;
  for (const words of expected.map(inOneLine)) {
    const found = text.indexOf(words, at);
    expect(found, words).toBeGreaterThanOrEqual(at);
    at = found + words.length;
  }
}

const S3 = disclosures.S3.text.replace(/ \(specify[^)]*\)\./, '');

describe('the statement on paper', () => {
  it('has the first sentence directly above the charges, and reasons, the second sentence, and why embalming was charged below them', async () => {
    const text = await wordsOfPaper(statementPaper(fullStatement()));
    expectInOrder(text, [
      'Marsh & Sons Funeral Home',
      'Statement of Funeral Goods and Services Selected',
      'Walter Marsh',
      'Anna Marsh',
      '2026-0042-statement-1',
      'From the General Price List of October 1, 2026',
      `${disclosures.S1.text} Package`,
      'Package savings -$80.00 Price of “Farewell with viewing” $4,800.00',
      'Services',
      'Merchandise',
      'Cash advances',
      'Summary of charges',
      'Why something is required',
      'Required by the cemetery: Oak Hill Cemetery buries only in a liner or a vault.',
      disclosures.S2.text,
      'Why embalming was charged The family chose a viewing',
      'Terms',
      'Purchaser',
      'Anna Marsh, purchaser',
      'Signature',
      'Ruth Keller, funeral director',
    ]);
    expect(text.slice(0, text.indexOf(disclosures.S1.text))).not.toContain('$');
    expect(text).not.toContain(S3);
  });

  it.each<[string, Partial<NonNullable<StatementLine['cashAdvance']>>, boolean]>([
    ['at cost', { costCents: 20_000 }, false],
    ['marked up', { costCents: 19_999 }, true],
    ['with a rebate that the home keeps', { costCents: 20_000, rebateCents: 1 }, true],
    ['with a rebate that is passed on', { costCents: 20_500, rebateCents: 500 }, false],
  ])(
    'has the third sentence below the cash advances only if one is marked up or a rebate is kept: %s',
    async (_, advance, isDue) => {
      const line = statementLine({
        key: 'advance:3',
        section: 'cash-advances',
        label: 'Obituary in the Statesman',
        amountCents: 20_000,
        list: null,
        cashAdvance: { payee: 'Austin American-Statesman', costCents: 20_000, rebateCents: 0, standing: 'actual', ...advance },
      });
      const text = await wordsOfPaper(statementPaper(fullStatement({}, [line])));
      expect(text.includes(S3)).toBe(isDue);
      if (isDue)
        expectInOrder(text, [
          '$200.00',
          'We charge you for our services in obtaining: Obituary in the Statesman.',
          'Summary of charges',
        ]);
      expect(text).not.toContain('$199.99');
    },
  );

  it('prints no savings of a package that has a part without a price', async () => {
    const [first, ...rest] = fullStatement().lines;
    const includes = first!.includes.map((part, at) => (at === 1 ? { ...part, aLaCarteCents: null } : part));
    const text = await wordsOfPaper(statementPaper(statementOfLines([{ ...first!, includes }, ...rest])));
    expect(text).not.toContain('Package savings');
    expect(text).toContain('Not sold separately');
    expect(text).toContain('these prices don’t add up to the package’s price.');
  });

  it('says nothing of embalming but the second sentence where nobody is embalmed', async () => {
    const text = await wordsOfPaper(
      statementPaper(statementOfLines([statementLine({ key: 'a', label: 'Hearse', amountCents: 1 })])),
    );
    expect(text).toContain(disclosures.S2.text);
    expect(text).not.toContain('Why embalming was charged');
  });

  it('agrees with the statement to the cent: every line, every sum, and what is still owed', () =>
    fc.assert(
      fc.asyncProperty(statements, fc.integer({ min: 0, max: 500_000 }), async (statement, paidCents) => {
        const moved = paidCents > 0 ? [{ key: 'paid', name: 'Paid', cents: -paidCents }] : [];
        const blocks = composeStatement(statementPaper(statement, { moved }));
        const text = await wordsOfPaper(statementPaper(statement, { moved }));
        const rows = blocks.flatMap((block) => ('rows' in block ? block.rows : []));
        expectInOrder(
          text,
          rows.flatMap(({ name, cents }) => [name, ...(cents === null ? [] : [formatCents(cents)])]),
        );
        for (const line of statement.lines)
          expect(rows.some(({ name, cents }) => name === line.label && cents === line.amountCents)).toBe(true);
        const summary = blocks.find((block) => block.type === 'summary-of-charges' && block.title === 'Summary of charges');
        const sums = summary && 'rows' in summary ? summary.rows : [];
        const total = sums.findIndex(({ key }) => key === 'total');
        expect(sums.slice(0, total).reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(statement.totals.totalCents);
        expect(sums[total]?.cents).toBe(statement.totals.totalCents);
        if (paidCents > 0) expect(sums.at(-1)?.cents).toBe(statement.totals.totalCents - paidCents);
      }),
      { numRuns: runs },
    ));

  it('has a place for each signature and its date, on the pages', async () => {
    const purchasers = Array.from({ length: 10 }, (_, nth) => ({
      contactId: numberedId(20 + nth),
      name: `Purchaser ${nth + 1}`,
    }));
    const { signing, placements, pages } = compose(statementPaper(fullStatement({ purchasers })));
    expect(signing.signers.map(({ order, role }) => [order, role])).toEqual([
      ...purchasers.map((_, nth) => [nth + 1, 'payer']),
      [11, 'funeral-director'],
    ]);
    expect(placements.map(({ fieldId }) => fieldId).toSorted()).toEqual(signing.fields.map(({ id }) => id).toSorted());
    for (const { page } of placements) expect(page).toBeLessThanOrEqual(pages);
  });

  it('adds what an amendment changes, with the old and the new total, before it’s signed', async () => {
    const before = fullStatement();
    const flowers = statementLine({ key: 'item:9', section: 'merchandise', label: 'Casket spray', amountCents: 22_500 });
    const after = fullStatement({}, [flowers]);
    const change = {
      added: [flowers],
      removed: [statementLine({ key: 'x', label: 'Limousine', amountCents: 17_500 })],
      changed: [{ before: before.lines[1]!, after: { ...before.lines[1]!, amountCents: 45_000, unitCents: 45_000 } }],
      beforeCents: 1_000_000,
      afterCents: 1_010_500,
      differenceCents: 10_500,
    };
    const paper = statementPaper(after, { version: { number: 2, kind: 'amendment' }, change: { of: 1, change } });
    expectInOrder(await wordsOfPaper(paper), [
      'Amendment, version 2',
      disclosures.S2.text,
      'What version 2 changes',
      'Added Casket spray $225.00',
      'Removed Limousine -$175.00',
      'Changed',
      'It was $395.00. It’s now $450.00. $55.00',
      'Total of version 1 $10,000.00 Difference $105.00 Total of version 2 $10,105.00',
      'Anna Marsh, purchaser',
    ]);
    const unsigned = statementPaper(after, {
      version: { number: 3, kind: 'amendment' },
      change: { of: 2, change, hasActuals: true },
    });
    expectInOrder(await wordsOfPaper(unsigned), [
      'What version 3 changes',
      'It’s compared with version 2, in which actual charges of cash advances took the place of estimates. Nobody signed those.',
    ]);
  });

  it('names goods in a package as they were chosen, and where purchasers live', async () => {
    const includes = [{ label: 'Casket', gplLine: 'caskets' as const, aLaCarteCents: 131_500 }];
    const lines = [
      statementLine({ key: 'package:1', section: 'package', label: 'Traditional', amountCents: 500_000, includes }),
      statementLine({
        ...{ key: 'item:1', section: 'merchandise', gplLine: 'caskets', amountCents: 131_500 },
        ...{ label: 'Briarwood Oak', detail: 'Solid oak, satin finish.' },
      }),
    ];
    const addresses = { [numberedId(20)]: '12 Elm St, Boston, MA 02108' };
    expectInOrder(await wordsOfPaper(statementPaper(statementOfLines(lines), { addresses })), [
      'Anna Marsh 12 Elm St, Boston, MA 02108',
      'Casket: Briarwood Oak $1,315.00',
      'Briarwood Oak Solid oak, satin finish. $1,315.00',
    ]);
  });

  it('says what a package pays toward goods that cost more, and that goods aren’t chosen yet', async () => {
    const includes = [
      { label: 'Casket', gplLine: 'caskets' as const, aLaCarteCents: 95_000 },
      { label: 'Burial vault', gplLine: 'outer-burial-containers' as const, aLaCarteCents: 85_000 },
    ];
    const lines = [
      statementLine({ key: 'package:1', section: 'package', label: 'Traditional', amountCents: 170_000, includes }),
      statementLine({ key: 'item:1', section: 'merchandise', gplLine: 'caskets', amountCents: 131_500, label: 'Briarwood Oak' }),
      statementLine({
        ...{ key: 'allowance:caskets', section: 'merchandise', gplLine: 'caskets', amountCents: -95_000 },
        ...{ label: 'Less the package’s allowance for a casket', why: { kind: 'allowance', name: 'Traditional' } },
      }),
    ];
    expectInOrder(await wordsOfPaper(statementPaper(statementOfLines(lines))), [
      'Its parts cost $1,800.00 if you buy them separately.',
      'Casket: up to $950.00, used toward Briarwood Oak below $950.00',
      'Burial vault: not chosen yet $850.00',
      'Package savings -$100.00 Price of “Traditional” $1,700.00',
      'Briarwood Oak $1,315.00 Less the package’s allowance for a casket -$950.00',
      'Package $1,700.00 Merchandise $1,315.00 Reductions shown above -$950.00 Total $2,065.00',
    ]);
  });

  it('keeps its sums on one sheet', async () => {
    for (let count = 10; count <= 45; count += 1) {
      const lines = Array.from({ length: count }, (_, nth) =>
        statementLine({ key: `a:${nth}`, section: nth % 2 ? 'services' : 'merchandise', label: `Line ${nth}`, amountCents: 100 }),
      );
      const { pages } = await readPdf(compose(statementPaper(statementOfLines(lines))).bytes);
      const page = pages.find((text) => text.includes('Summary of charges'));
      expect(page, `${count} lines`).toMatch(/Summary of charges[\s\S]*Total/);
    }
  });

  it('never leaves the director’s signature alone on a sheet', async () => {
    for (let count = 20; count <= 50; count += 1) {
      const lines = Array.from({ length: count }, (_, nth) =>
        statementLine({ key: `service:${nth}`, label: `Service ${nth}`, amountCents: 100 }),
      );
      const { placements, signing } = compose(statementPaper(statementOfLines(lines)));
      const pageOf = (signer: number) => {
        const own = new Set(signing.fields.filter((field) => field.signer === signer).map(({ id }) => id));
        return placements.find(({ fieldId }) => own.has(fieldId))?.page;
      };
      expect(pageOf(2), `${count} lines`).toBe(pageOf(1));
    }
  });

  it('has several purchasers agree together, and prints what the ledger says besides the charges', async () => {
    const purchasers = ['Anna Marsh', 'Peter Marsh'].map((name, nth) => ({ contactId: numberedId(20 + nth), name }));
    const moved = [
      { key: 'paid', name: 'Paid', cents: -10_000 },
      { key: 'written-off', name: 'Written off', cents: -2_000 },
      { key: 'fees', name: 'Fees', cents: 3_500 },
    ];
    const statement = fullStatement({ purchasers });
    const balance = formatCents(statement.totals.totalCents - 8_500);
    expectInOrder(await wordsOfPaper(statementPaper(statement, { moved })), [
      `Paid -$100.00 Written off -$20.00 Fees $35.00 Balance ${balance}`,
      'I agree, together with the other purchasers, to pay the total by its terms.',
    ]);
  });

  it('follows the home’s template and its state: each paragraph with its block, and notices at the end', async () => {
    const paragraph = (sectionType: StatementPaper['paragraphs'][number]['sectionType'], text: string) => ({
      id: numberedId(1),
      sectionType,
      title: '',
      text,
    });
    const paragraphs = [
      paragraph('general', 'A family home since 1931.'),
      paragraph('cash-advance', 'We add nothing to what others charge.'),
      paragraph('paragraph-only', 'Ask us for a payment plan.'),
      paragraph('signatures', 'Sign in ink, or on our tablet.'),
    ];
    const text = await wordsOfPaper(
      statementPaper(fullStatement(), { paragraphs, notices: ['Complaints go to the Texas Funeral Service Commission.'] }),
    );
    expectInOrder(text, [
      'A family home since 1931.',
      disclosures.S1.text,
      'We add nothing to what others charge.',
      'Summary of charges',
      'Ask us for a payment plan.',
      'Notices that our state requires Complaints go to the Texas Funeral Service Commission.',
      'Sign in ink, or on our tablet.',
      'Anna Marsh, purchaser',
    ]);
  });

  it('is tagged, has an outline and numbered pages, and is the same file for the same content', async () => {
    const { bytes } = compose(statementPaper(fullStatement()));
    const read = await readPdf(bytes);
    expect(read.isTagged).toBe(true);
    expect(read.roles).toEqual(expect.arrayContaining(['Document', 'Sect', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']));
    expect(read.outline.slice(0, 3)).toEqual(['Statement of Funeral Goods and Services Selected', 'Package', 'Services']);
    for (const [at, page] of read.pages.entries()) expect(page).toContain(`Page ${at + 1} of ${read.pages.length}`);
    expect(compose(statementPaper(fullStatement())).bytes.equals(bytes)).toBe(true);
  });

  it('prints every name as it is written, in any script', async () => {
    const names = [
      'Łukasz Ångström',
      'Nguyễn Thị Minh Khai',
      'Ελένη Παπαδοπούλου',
      'Наталья Шевченко',
      'דָּוִד בן־גוריון',
      'محمد بن عبد الله',
      'क्षितिज विश्वकर्मा',
      '王小明',
      '山田さくら',
      '박영희',
    ];
    const purchasers = names.map((name, nth) => ({ contactId: numberedId(20 + nth), name }));
    const { bytes, missingCharacters } = compose(statementPaper(fullStatement({ purchasers })));
    expect(missingCharacters).toEqual([]);
    const text = await wordsOf(bytes);
    for (const name of names) expect(text).toContain(name.normalize('NFC'));
  });

  it('says on every page that a draft is one', async () => {
    const { pages } = await readPdf(compose(statementPaper(fullStatement(), { version: null })).bytes);
    for (const page of pages) expect(page).toContain('DRAFT');
  });
});

const amount = fc.integer({ min: 1, max: 900_000 });
const label = fc.array(fc.stringMatching(/^[A-Z][a-z]{2,12}$/), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const lines = fc
  .array(
    fc.record({
      section: fc.constantFrom('services' as const, 'merchandise' as const, 'cash-advances' as const),
      label,
      unitCents: amount,
      quantity: fc.integer({ min: 1, max: 9 }),
      reducedBy: fc.option(fc.integer({ min: 1, max: 100 })),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) =>
    all.flatMap(({ section, label: name, unitCents, quantity, reducedBy }, nth): StatementLine[] => {
      const line = statementLine({
        key: `line:${nth}`,
        section,
        label: name,
        unit: 'each',
        unitCents,
        quantity,
        amountCents: unitCents * quantity,
      });
      const cents = Math.floor((line.amountCents * (reducedBy ?? 0)) / 100);
      if (cents === 0) return [line];
      return [
        line,
        statementLine({
          key: `reduction:${nth}`,
          section,
          label: `Less ${name}`,
          amountCents: -cents,
          reduces: line.key,
          list: null,
        }),
      ];
    }),
  );
const statements: fc.Arbitrary<Statement> = fc
  .tuple(lines, fc.array(fc.tuple(label, amount), { maxLength: 3 }))
  .map(([all, taxes]) =>
    statementOfLines([
      ...all,
      ...taxes.map(([name, cents], nth) =>
        statementLine({
          key: `tax:${nth}`,
          section: 'taxes',
          label: name,
          amountCents: cents,
          why: { kind: 'tax', rateBasisPoints: 825 },
          list: null,
        }),
      ),
    ]),
  );
