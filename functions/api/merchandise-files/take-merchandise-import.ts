import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { importStepWrite } from '#functions/table/merchandise-import.ts';
import { raise } from '#functions/table/outbox.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import type { MerchandiseImport } from '#shared/contract/merchandise-files.ts';
import { importAnswer, importAt, os } from './implementer.ts';

/** Why an import that isn't checked can't be saved. */
const whyNot: Readonly<Partial<Record<MerchandiseImport['state'], string>>> = {
  checking: 'This file isn’t checked yet.',
  unreadable: 'This file couldn’t be read. Choose it again, corrected.',
  saving: 'This file is being saved already.',
  saved: 'This file was saved already. Choose it again to save it again.',
};

/** Refuses what would save nothing, and everything if some of it was refused. */
function refuseRows({ counts }: MerchandiseImport, which: 'all' | 'sound'): void {
  const { refused = 0, new: added = 0, changed = 0 } = counts;
  if (which === 'all' && refused > 0)
    throw problem('conflict', {
      detail: `${refused === 1 ? 'One row' : `${refused} rows`} can’t be saved. Correct the file, or save only the others.`,
    });
  if (added + changed === 0) throw problem('conflict', { detail: 'Nothing would change.' });
}

/** Starts the job that saves the sound rows of an import. */
export const takeMerchandiseImport = os.takeMerchandiseImport.handler(async ({ input: { id, which }, context }) => {
  const about = await importAt(context, id);
  const shown = importAnswer(about, context.now);
  const refusal = whyNot[shown.state];
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  refuseRows(shown, which);
  const set = { state: 'saving' as const, savingSince: context.now.toISOString(), problem: null };
  const event = context.event('merchandise-import.confirmed', { importId: id, locationId: homeOf(context).locationId });
  if (await wasWritten(context.table.transact([importStepWrite(about, set), raise(event)])))
    return importAnswer({ ...about, ...set }, context.now);
  throw problem('conflict', { detail: whyNot.saving ?? '' });
});
