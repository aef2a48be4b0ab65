import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { neededWords } from '#functions/catalog/needed-words.ts';
import { type EntryChange, stageChanges } from '#functions/catalog/stage-batch.ts';
import { entryIn, hashOfEntry, nounAt, type Workbench, withDrafts } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { type AnyCatalog, type AnyEntry, fixedFaults } from '#shared/catalog/catalog-faults.ts';
import { countOf } from '#shared/catalog/count-of.ts';
import { editableFields, withFields } from '#shared/catalog/entry-fields.ts';
import type { EntryFault } from '#shared/catalog/entry-words.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { placeOf } from '#shared/catalog/place-words.ts';
import { refusalsIn } from '#shared/catalog/retire-faults.ts';
import { isRetired, parseEntry } from '#shared/catalog/retired.ts';
import type { BulkResult } from '#shared/contract/system-batches.ts';
import { os, type SystemBatchesContext } from './implementer.ts';

type Seen = { id: string; version: number };
type Edit = { noun: AnyNoun; set: Record<string, unknown> };
type Known = { catalog: AnyCatalog; published: AnyCatalog; draftOf: ReadonlyMap<string, Workbench['drafts'][number]> };

/** Refuses fields that the noun doesn't have, or that can't be set. */
function refuseUnknownFields({ noun, set }: Edit): void {
  const known = editableFields(noun);
  const unknown = Object.keys(set).find((field) => !known.includes(field));
  if (unknown !== undefined || Object.keys(set).length === 0)
    throw problem('invalid_input', {
      errors: [{ field: 'set', message: unknown ? `There is no field ${unknown} to set.` : 'Choose a field to set.' }],
    });
}

/** Says where a fault is, and what it is, in the words of the form. */
function faultWords(noun: AnyNoun, fault: EntryFault | undefined, entries: readonly AnyEntry[]): string {
  const labels = fault ? placeOf(formFields(noun), fault.path, { entries, nameOf: () => undefined }).labels : [];
  return [...labels, fault?.message].join(': ');
}

/** Returns what becomes of a row, with the entry as it should be if it changes. */
function resultOf({ noun, set }: Edit, { catalog, published, draftOf }: Known, seen: Seen): BulkResult & { entry?: AnyEntry } {
  const { id } = seen;
  const before = entryIn(catalog, noun.name, id);
  if (!before) return { id, result: 'gone', message: `There is no such ${noun.one} anymore.` };
  const draft = draftOf.get(id);
  if ((draft?.version ?? 0) !== seen.version)
    return { id, result: 'stale', message: `${draft?.savedBy ?? 'Someone'} changed this in the meantime.` };
  const wanted = withFields(before, set);
  const parsed = parseEntry(noun, wanted);
  if (!parsed.success) {
    return { id, result: 'refused', message: faultWords(noun, parsed.faults[0], [before, wanted]) };
  }
  const entry = parsed.data;
  const old = entryIn(published, noun.name, id);
  // A draft that can never be published would only have to be taken back.
  const [fixed] = old
    ? fixedFaults(noun.name, entry, old).filter(({ path: [field] }) => Object.hasOwn(set, field as string))
    : [];
  if (fixed) return { id, result: 'refused', message: faultWords(noun, fixed, [before, wanted]) };
  return hashOfEntry(entry) === hashOfEntry(before) ? { id, result: 'same' } : { id, result: 'changed', entry };
}

type Result = ReturnType<typeof resultOf>;

/** Refuses to retire what entries can't go on without, as retiring one alone does. What is retired together doesn't keep the rest from it. */
function refuseNeeded(name: NounName, catalog: AnyCatalog, rows: readonly Result[]): Result[] {
  const isRetiring = ({ id, entry }: Result) => entry && isRetired(entry) && !isRetired(entryIn(catalog, name, id) ?? {});
  if (!rows.some(isRetiring)) return [...rows];
  const changed = new Map(rows.flatMap(({ id, entry }) => (entry ? [[id, entry] as const] : [])));
  const refusals = refusalsIn({ ...catalog, [name]: catalog[name].map((each) => changed.get(each.id) ?? each) });
  const judged = rows.map((row): Result => {
    if (!row.entry || !isRetiring(row)) return row;
    const placed = { noun: name, entry: row.entry };
    const message = neededWords(placed, refusals(placed).length);
    return message === undefined ? row : { id: row.id, result: 'refused', message };
  });
  // One that isn't retired after all may need another that would be.
  return judged.some((row, at) => row !== rows[at]) ? refuseNeeded(name, catalog, judged) : judged;
}

async function edited(context: SystemBatchesContext, workbench: Workbench, edit: Edit, seen: readonly Seen[]) {
  const { name } = edit.noun;
  const known: Known = {
    catalog: withDrafts(workbench.published, workbench.drafts),
    published: workbench.published,
    draftOf: new Map(workbench.drafts.filter((draft) => draft.noun === name).map((draft) => [draft.id, draft])),
  };
  const judged = seen.map((row) => resultOf(edit, known, row));
  const rows = refuseNeeded(edit.noun.name, known.catalog, judged);
  const changes = rows.flatMap(({ id, entry }): EntryChange[] => (entry ? [{ noun: name, id, entry }] : []));
  const title = `Edited ${countOf(changes.length, name)}`;
  const staged = await stageChanges(context, workbench, { kind: 'bulk-edit', title }, changes);
  return {
    ...staged,
    rows: rows.map(({ id, result, message }) => ({ id, result, ...(message === undefined ? {} : { message }) })),
  };
}

/** Sets the same fields of many entries, each built on its draft. Rows that can't be changed are answered, and don't keep the others from it. */
export const editEntries = os.editEntries.handler(async ({ input, context }) => {
  const edit: Edit = { noun: nounAt(input.noun), set: input.set };
  refuseUnknownFields(edit);
  const seen = [...new Map(input.rows)].map(([id, version]) => ({ id, version }));
  return changeCatalog(context, (workbench) => edited(context, workbench, edit, seen));
});
