import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = new URL('./sample-app.ts', import.meta.url);
const fingerprint = createHash('sha256').update(readFileSync(source)).update(source.pathname).digest('hex').slice(0, 12);

/**
 * Returns the folder of the sample's assembly. It is synthesized once for each version of sample-app.ts, and the CDK is loaded only for that. Test files
 * that need it at the same time make it twice at worst.
 */
export async function sampleAssembly(): Promise<string> {
  const folder = join(tmpdir(), `yarrow-sample-${fingerprint}`);
  if (existsSync(join(folder, 'manifest.json'))) return folder;
  const { synthesizeSample } = await import('./sample-app.ts');
  const outdir = mkdtempSync(join(tmpdir(), 'yarrow-sample-new-'));
  synthesizeSample(outdir);
  try {
    renameSync(outdir, folder);
  } catch {
    rmSync(outdir, { recursive: true });
  }
  return folder;
}
