import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BytesMeta, measureFunctions } from './build-functions.ts';
import { verifierPage } from './build-verifier.ts';

/** Minified bytes of each Lambda, and of the page that verifies records, which the build may not exceed by more than `tolerance`. */
export type BytesBudget = Record<string, number>;

export const bytesBudgetFile = join(resolve(import.meta.dirname, '..'), 'infra/budgets/bytes.json');
export const tolerance = 0.05;

export const readBytesBudget = async (): Promise<BytesBudget> =>
  JSON.parse(await readFile(bytesBudgetFile, 'utf8')) as BytesBudget;

/** Returns the bytes of everything that has a budget, given those of the Lambdas. */
export const withVerifier = async (meta: BytesMeta): Promise<BytesMeta> => ({
  ...meta,
  'verify.html': { bytes: Buffer.byteLength(await verifierPage()) },
});

/** Returns one sentence for each Lambda that is over its budget, has none, or no longer exists; none if all is well. */
export function overBudget(meta: BytesMeta, budget: BytesBudget): string[] {
  const renew = 'if that is intended, update the budget: node scripts/budgets.ts --write';
  const present = Object.entries(meta).flatMap(([name, { bytes }]) => {
    const allowed = budget[name];
    if (allowed === undefined) return [`${name} has no budget; ${renew}.`];
    return bytes > allowed * (1 + tolerance) ? [`${name} has ${bytes} bytes, over its budget of ${allowed}; ${renew}.`] : [];
  });
  const gone = Object.keys(budget).filter((name) => !(name in meta));
  return [...present, ...gone.map((name) => `${name} has a budget and is no longer built; ${renew}.`)];
}

if (import.meta.main) {
  const meta = await withVerifier(await measureFunctions());
  if (process.argv.includes('--write')) {
    const budget = Object.fromEntries(Object.entries(meta).map(([name, { bytes }]) => [name, bytes]));
    await writeFile(bytesBudgetFile, `${JSON.stringify(budget, null, 2)}\n`);
    process.stdout.write(`Wrote ${bytesBudgetFile}.\n`);
  } else {
    const complaints = overBudget(meta, await readBytesBudget());
    process.stdout.write(complaints.length > 0 ? `${complaints.join('\n')}\n` : 'All bundles are within their budgets.\n');
    process.exitCode = complaints.length > 0 ? 1 : 0;
  }
}
