import { describe, expect, it } from 'vitest';
import {
  filesIn,
  folders,
  isCode,
  isTest,
  linesWith,
  MAX_LINES,
  root as repository,
  rootFiles,
  type SourceFile,
} from './source-files.ts';

const everything = [...folders.flatMap(filesIn), ...rootFiles()];
const code = everything.filter(isCode);
const product = code.filter((file) => !isTest(file));
const lock = everything.filter(({ path }) => path === 'package-lock.json');

/** Tables of data and drawings are as long as what they describe. */
const isData = ({ path }: SourceFile) => path.startsWith('world/') || path.startsWith('shared/model/enumerations/');

/** Services that a home sells or a step shows, a noun of the trade; the embedded cloud's are Amazon's word. Neither is a layer of code. */
const services = new RegExp(
  [
    '^shared/model/service(?=\\.ts$)',
    '^web/screens/planner/steps/services(?=/)',
    '^infra/local/services(?=\\.ts$)',
    '^shared/catalog/nouns/(?:category-)?services(?=\\.ts$)',
    '^shared/model/category-service(?=\\.ts$)',
    '(?<=[/-])(add|display|visible|carried|additional|use|current|first|summary|priced|get|tasks-and|builder)-services?(?=\\.)',
  ].join('|'),
  'g',
);
const isVague = (path: string) =>
  /(^|[/-])(utils?|helpers?|common|managers?|services?|misc)(\.|\/)/.test(path.replaceAll(services, ''));

describe('files', () => {
  it('are all read', () => {
    expect(product.length).toBeGreaterThan(300);
  });

  it(`have at most ${MAX_LINES} lines, but for data and tests`, () => {
    const long = product.filter((file) => !isData(file) && file.text.trimEnd().split('\n').length > MAX_LINES);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('have kebab-case names', () => {
    const odd = code.filter(({ path }) => !/^(?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.(?:test|config|d))?\.(?:ts|tsx|mjs|js)$/.test(path));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it("don't have empty names such as utils", () => {
    expect(code.map(({ path }) => path).filter(isVague)).toEqual([]);
    // The rule catches these, because a layer isn't a term of the trade.
    for (const path of ['functions/services/save-plan.ts', 'functions/planning/plan-service.ts', 'web/utils/money.ts'])
      expect(isVague(path), path).toBe(true);
  });

  it("begin, if they are a folder's index, with a sentence on what belongs there", () => {
    const mute = product.filter(({ path, text }) => /(^|\/)index\.ts$/.test(path) && !/^\/(\*\*|\/) ?\S|^\/\*\*\n/.test(text));
    expect(mute.map(({ path }) => path)).toEqual([]);
  });
});

describe('words', () => {
  it('leave nothing for later', () => {
    const later = new RegExp(
      `\\b(${['TO', 'FIX', 'XX', 'HA'].map((word, at) => word + ['DO', 'ME', 'X', 'CK'][at]).join('|')})\\b`,
    );
    expect(linesWith(everything, later)).toEqual([]);
  });

  it('silence neither the compiler nor a test', () => {
    const ignoring = new RegExp(`@ts-${'ignore'}|@ts-${'nocheck'}|\\b(it|test|describe)\\.(${'skip'}|${'only'}|${'todo'})\\b`);
    expect(linesWith(code, ignoring)).toEqual([]);
  });

  it("keep the table's keys in functions/table", () => {
    const keys = product
      .filter(({ path }) => path.startsWith('functions/table/'))
      .flatMap(({ text }) => [...text.matchAll(/['"`]([A-Z][A-Z-]{2,}#)/g)].map(([, key]) => key ?? ''));
    const known = [...new Set(keys)];
    expect(known).toEqual(expect.arrayContaining(['LOCATION#', 'ACCOUNT#', 'OUTBOX#']));
    const elsewhere = product.filter(({ path }) => !path.startsWith('functions/table/'));
    expect(linesWith(elsewhere, new RegExp(`(${known.join('|')})`))).toEqual([]);
  });

  it('name no package registry', () => {
    expect(linesWith(everything, /\/\/registry\.|["']resolved["']: *["']http/)).toEqual([]);
    expect(lock).toHaveLength(1);
  });

  it('name no path of one machine', () => {
    const written = everything.filter((file) => !lock.includes(file));
    const machine = new RegExp(`["'\`(= ](${repository}|/home/[a-z]|/Users/[A-Za-z]|/root/)`);
    expect(linesWith(written, machine)).toEqual([]);
  });
});

describe('vendors', () => {
  it('have their SDKs only in functions/vendors, and DynamoDB in functions/table', () => {
    const inside = (path: string) => path.startsWith('functions/vendors/') || path.startsWith('functions/table/');
    const others = product.filter(({ path }) => path.startsWith('functions/') && !inside(path));
    expect(linesWith(others, /from '@aws-sdk\//)).toEqual([]);
  });
});
