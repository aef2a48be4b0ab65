import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { type EntryChange, seenEntry, stageChanges } from '#functions/catalog/stage-batch.ts';
import { withDrafts } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import { hasValue, withRenamedValue } from '#shared/catalog/rename-value.ts';
import type { MerchandiseAttribute } from '#shared/model/merchandise.ts';
import { os } from './implementer.ts';

/** Gives a value of an attribute another name wherever it is written out. If the attribute has the other value already, the two become one. */
export const renameAttributeValue = os.renameAttributeValue.handler(async ({ input, context }) => {
  const { id, from, to, version } = input;
  return changeCatalog(context, async (workbench) => {
    const attribute = seenEntry(workbench, 'attributes', id, version) as MerchandiseAttribute;
    if (!attribute.values.includes(from))
      throw problem('invalid_input', { errors: [{ field: 'from', message: 'This attribute has no such value anymore.' }] });
    if (from === to) throw problem('invalid_input', { errors: [{ field: 'to', message: 'That is its name already.' }] });
    const catalog = withDrafts(workbench.published, workbench.drafts);
    const renamed = { attributeId: id, from, to };
    const values = [...new Set(attribute.values.map((value) => (value === from ? to : value)))];
    const changes: EntryChange[] = [
      { noun: 'attributes', id, entry: { ...attribute, values } as MerchandiseAttribute },
      ...(['items', 'quickFilters'] as const).flatMap((noun) =>
        catalog[noun]
          .filter((entry) => hasValue(entry, renamed))
          .map((entry) => ({ noun, id: entry.id, entry: withRenamedValue(entry, renamed) })),
      ),
    ];
    const title = `${nameOfEntry('attributes', attribute)}: “${from}” is now “${to}”`;
    return stageChanges(context, workbench, { kind: 'rename', title }, changes);
  });
});
