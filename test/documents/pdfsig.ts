import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const wanted = ['Signature is Valid.', 'Total document signed'];

/** Returns what pdfsig (of poppler) doesn’t say of a sealed file that it should. Where it isn’t installed, it says so in the output, and finds nothing. */
export function pdfsigFaults(pdf: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-sealed-'));
  const file = join(folder, 'sealed.pdf');
  writeFileSync(file, pdf);
  const { error, stdout } = spawnSync('pdfsig', [file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (!error) return wanted.filter((words) => !stdout.includes(words));
  // Not the console: what a passing test prints there is left out.
  process.stderr.write('pdfsig isn’t installed here, so it did not check the sealed file.\n');
  return [];
}
