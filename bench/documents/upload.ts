/** Opens a file as an upload is opened, draws a page, and fills it in; prints as JSON the most memory that this process and its children had together. */
import { readdirSync, readFileSync } from 'node:fs';
import { fillForm } from '#functions/documents/forms/fill-form.ts';
import { inspectForm, pageImage } from '#functions/documents/forms/inspect-form.ts';
import { fonts } from '#test/documents/read-pdf.ts';

/** Returns the bytes that a process has in RAM; 0 once it's gone. */
function residentBytes(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

const childrenOf = (pid: string): string[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );

const bytes = readFileSync(process.argv[2]!);
let most = 0;
const own = String(process.pid);
const watch = setInterval(() => {
  most = Math.max(
    most,
    [own, ...childrenOf(own)].map(residentBytes).reduce((sum, each) => sum + each, 0),
  );
}, 10);
const inspected = await inspectForm(bytes);
if (!('form' in inspected)) throw new Error(inspected.refused.message);
await pageImage({ bytes, page: 1, width: 1240 });
const placed = [{ id: 'name', kind: 'text' as const, value: 'Ada Lindqvist', page: 1, x: 72, y: 72, width: 200, height: 16 }];
await fillForm({ bytes, values: { placed }, fonts });
clearInterval(watch);
process.stdout.write(`${JSON.stringify({ pages: inspected.form.pages.length, megabytes: most / 1024 / 1024 })}\n`);
