import { expect, it } from 'vitest';
import { filesIn, isTest, linesWith } from './source-files.ts';

/** The code that runs anywhere but in tests. */
const product = (['shared', 'events', 'functions', 'infra', 'web', 'world', 'scripts', 'bench'] as const)
  .flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file.path) && !isTest(file));

/** How code names the rows of a custody record: its entries and head, the words beside it, and the rows from before it was a chain. */
const named = /\bchainKeys\.|\bcaseKeys\.(?:custodyWords|earlierCustody)\b/;
/** How it makes them without naming them. */
const made = /\b(?:appendToChain|appendedWrites)\b|'(?:chain-entry|custody-words|custody-entry)', /;

const placesOf = (pattern: RegExp) => [...new Set(linesWith(product, pattern).map((line) => line.split(':')[0]!))].sort();

it('lets only functions/table/custody.ts and the chain under it write entries of custody and the words beside them', () => {
  expect(placesOf(made)).toEqual([
    // The record of a signature, which is in its document’s partition.
    'functions/documents/case/begin-document.ts',
    'functions/table/chain.ts',
    'functions/table/custody.ts',
    // The ledger of a case, which has a partition of its own.
    'functions/table/ledger.ts',
    // The sample data, through the same functions.
    'world/custody.ts',
  ]);
  const spelled = linesWith(product, /['"`]~?CUSTODY(?:-WORDS)?(?:#|['"`])/).map(
    (line) => line.split(/:\d+: /) as [string, string],
  );
  // The range that is read, the chain’s name, and the two keys. Comments say what the table has.
  expect(spelled.flatMap(([path, line]) => (/^(?:\*|\/\/|\/\*\*)/.test(line) ? [] : [path])).sort()).toEqual([
    ...['functions/table/case-keys.ts', 'functions/table/case-keys.ts', 'functions/table/chain.ts', 'functions/table/custody.ts'],
  ]);
});

it('lets everything else only read them', () => {
  const writers = ['functions/table/chain.ts', 'functions/table/custody.ts', 'functions/table/ledger.ts'];
  // Both move a head into or out of the list of those that no checkpoint covers, and touch neither its number nor its hash.
  const ofLists = ['functions/table/custody-checkpoint.ts', 'scripts/migrate-custody/migrate-custody.ts'];
  // It reads, and may check that the record hasn't gone on.
  const readers = ['functions/cases/contacts/trade-hold.ts'];
  const others = product.filter(({ path }) => !writers.includes(path));
  const reading = /^(?:const keys = \[.*|const item = await table\.get\(.*|(?:\.\.\.)?(?:chainKeys|caseKeys)\..*,)$/;
  const strange = linesWith(others, named)
    .filter((line) => !reading.test(line.replace(/^[^ ]+ /, '')))
    .map((line) => line.replace(/:\d+: .*/, ''));
  expect([...new Set(strange)].sort()).toEqual([...ofLists, ...readers].sort());
  for (const path of [...ofLists, ...readers]) {
    const { text } = product.find((file) => file.path === path)!;
    expect(text.match(/table\.(?:update|put|delete|transact)\([^;]*/g)?.join() ?? '', path).not.toMatch(/\b(?:sequence|hash): /);
  }
  for (const path of readers) {
    const { text } = product.find((file) => file.path === path)!;
    expect(text, path).not.toMatch(/\b(?:put|update|delete): (?:key\b|chainKeys|caseKeys\.custodyWords|toItem\('chain)/);
  }
});

it('has no code that deletes or replaces what is in a case’s partition, whatever it is', () => {
  // A query of a whole case whose rows are then deleted would take its record along.
  const sweeping = product.filter(({ text }) => /delete: \{ pk, sk \}|table\.delete\(\{ pk/.test(text)).map(({ path }) => path);
  expect(sweeping.sort()).toEqual(['functions/table/corpus.ts', 'scripts/release-catalog/release-catalog.ts']);
});
