import { describe, expect, it } from 'vitest';
import { allFunctions } from '#infra/functions.ts';
import { settingNames } from '#infra/settings.ts';
import { overBudget, readBytesBudget, withVerifier } from '../../scripts/budgets.ts';
import { readFunctions } from '../../scripts/build-functions.ts';
import { schemasAtLoad } from './schemas-at-load.ts';

const { meta, code } = await readFunctions();
/** Enough for every Lambda to be loaded. */
const settings = { ...Object.fromEntries(settingNames.map((name) => [name, 'test'])), AWS_REGION: 'us-east-1' };

describe('the bundles of the Lambdas', () => {
  it('are within 5 % of their budget of bytes, with the page that verifies records', async () => {
    expect(overBudget(await withVerifier(meta), await readBytesBudget())).toEqual([]);
  });

  it.each(allFunctions.map(({ name, environment }) => [name, environment] as const))(
    '%s is told the settings that it reads, and no others',
    (name, environment) => {
      const read = settingNames.filter((setting) => code.get(name)?.includes(`"${setting}"`));
      expect([...environment].sort()).toEqual(read.sort());
    },
  );

  // These draw PDFs, and fontkit with its tables is 300 KB.
  const drawing = [
    'plan-documents',
    'price-lists',
    'system-documents',
    'case-papers',
    'case-contracts',
    'case-invoices',
    'tag-papers',
    'seal-document',
  ];

  // The few people who keep the catalog wait a little longer: what checks or compares a release has the schemas and rules of every noun.
  const ofWholeCatalog = [
    'system-catalog',
    'system-batches',
    'system-dry-runs',
    'system-pictures',
    'run-dry-run-lane',
    'check-catalog-import',
  ];
  // Cancelling a case ends its documents, a hand-off for a cremation and its start read what was signed, a document's page knows which fields a PDF has, a family answers
  // what documents ask, and what stops a contract is read before anyone signs it. An answer may change by when someone has to be preserved, and a change of care reads what gates ask. A release of an effect reads who has it by a hand-off.
  // What a home writes into its contracts is checked for card numbers beside its price lists.
  const ofDocuments = [
    ...[
      'cases',
      'handoffs',
      'my-cases',
      'case-details',
      'case-care',
      'personal-effects',
      'e-sign',
      'pricing',
      'conferences',
      'arrangement-links',
    ],
  ];
  // A page of custody compares tags, too, the report of an embalming is closed by what its gate says, and a page that’s opened after the release says what the family was told.
  // A document that is a contract asks about the contract before it invites anyone.
  const ofPages = ['custody-pages', 'case-documents'];
  const mostBytesOf = (name: string) =>
    ofWholeCatalog.includes(name) ? 700_000 : ofPages.includes(name) ? 600_000 : ofDocuments.includes(name) ? 540_000 : 500_000;

  it.each(allFunctions.map(({ name }) => name).filter((name) => !drawing.includes(name)))(
    'start fast: %s has at most 500 KB, 540 KB with documents, 600 KB with gates and pages, or 700 KB with the whole catalog',
    (name) => {
      expect(meta[name]?.bytes).toBeLessThanOrEqual(mostBytesOf(name));
    },
  );

  it('build the schemas of a call when it is called, and few when they are loaded', async () => {
    const small = new Map([...code].filter(([name]) => allFunctions.some((each) => each.name === name && !each.native)));
    const counts = await schemasAtLoad(small, settings);
    expect(counts.size).toBeGreaterThan(50);
    // What a family agreed on has a plan, a price list, and a document in it, and the conference has all that the home offers.
    const most = (name: string) => (name === 'case-contracts' ? 450 : 310);
    expect([...counts].filter(([name, count]) => count > most(name))).toEqual([]);
    // Checks that anything is counted at all: a call's own schema is built with its contract.
    expect(counts.get('cases')).toBeGreaterThan(50);
  });

  it('import only what no Lambda needs (other credentials, event streams) and machine code that is shipped with them, and require what Node has', () => {
    for (const [name, { imports }] of Object.entries(meta)) {
      const { native = [] } = allFunctions.find((each) => each.name === name) ?? {};
      const foreign = imports.filter((path) => !/^@(aws-sdk|smithy)\/(credential-provider-|core\/event-streams$)/.test(path));
      // Its children import some of it again.
      expect([...new Set(foreign)].sort(), name).toEqual([...native].sort());
      expect(code.get(name), name).not.toContain('Dynamic require of');
    }
  });
});

describe('a budget of bytes', () => {
  it('is exceeded from 5 % above it on, and by what has none or is no longer built', () => {
    expect(overBudget({ a: { bytes: 1050 } }, { a: 1000 })).toEqual([]);
    expect(overBudget({ a: { bytes: 1051 } }, { a: 1000 })).toEqual([
      expect.stringContaining('a has 1051 bytes, over its budget of 1000'),
    ]);
    expect(overBudget({ a: { bytes: 1 } }, {})).toEqual([expect.stringContaining('a has no budget')]);
    expect(overBudget({}, { a: 1 })).toEqual([expect.stringContaining('is no longer built')]);
  });
});
