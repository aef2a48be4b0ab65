import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { entryRow, listedEntry } from '#functions/catalog/entry-row.ts';
import { neededWords } from '#functions/catalog/needed-words.ts';
import { ownRowWrite } from '#functions/catalog/own-row.ts';
import { saveDraft } from '#functions/catalog/save-draft.ts';
import { administratorOf, logged, nounAt, type Workbench, withDrafts } from '#functions/catalog/workbench.ts';
import { draftAt, writeDraft } from '#functions/catalog/write-draft.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { refusalsIn } from '#shared/catalog/retire-faults.ts';
import { isRetired, withRetired } from '#shared/catalog/retired.ts';
import { os } from './implementer.ts';

/** The most that are named. */
const MAX_NAMED = 100;

/** Refuses while an entry that isn't retired can't go on without this one. */
function refuseNeeded({ published, drafts }: Workbench, noun: NounName, entry: AnyEntry): void {
  const needed = refusalsIn(withDrafts(published, drafts))({ noun, entry });
  const detail = neededWords({ noun, entry }, needed.length);
  if (detail === undefined) return;
  throw problem('conflict', {
    detail,
    errors: needed
      .slice(0, MAX_NAMED)
      .map((use) => ({ field: [use.noun, use.entry.id, ...use.path].join('.'), message: nameOfEntry(use.noun, use.entry) })),
  });
}

type Named = { id: string; version: number };

async function retired(context: OperationContext, workbench: Workbench, noun: AnyNoun, { id, version }: Named) {
  const listed = listedEntry(noun, workbench, id);
  if (!listed) {
    // Erased in the meantime, by an earlier attempt at this or by a colleague.
    draftAt(workbench.drafts, noun.name, { id, version });
    throw problem('not_found');
  }
  if (isRetired(listed.entry)) return { row: entryRow(listed) };
  const draft = draftAt(workbench.drafts, noun.name, { id, version });
  if (draft && !listed.published) {
    const log = logged(context, 'discarded', `${noun.name}/${id}`);
    const { batch: _batch, ...rest } = draft;
    const by = { savedBy: administratorOf(context), savedOn: context.now.toISOString() };
    // Of one that a batch has, a row says that it's gone: the batch itself never changes.
    const own = ownRowWrite(workbench, { ...rest, ...by, isRemoval: true });
    await writeDraft(context, workbench, draft, [...(own ? [own.write] : []), log]);
    return { row: null };
  }
  refuseNeeded(workbench, noun.name, listed.entry);
  const entry = withRetired(listed.entry, true);
  return { row: await saveDraft(context, workbench, noun, { entry, version, did: 'retired' }) };
}

/**
 * Drafts that nothing new takes an entry, or erases one that was never published. Sent twice, it finds the entry retired by the first, and answers that.
 */
export const retireEntry = os.retireEntry.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  return changeCatalog(context, (workbench) => retired(context, workbench, noun, input));
});
