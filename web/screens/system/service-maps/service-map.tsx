import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { ruleSettingOf } from '#shared/catalog/rule-setting.ts';
import { cellOf, type MappedEntry } from '#shared/catalog/service-map/mapped-entry.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { Place } from '#shared/values/copied-cells.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { query } from '#web/session/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { entryPath, screenOf } from '../catalog/noun-screens.ts';
import { useSaveKey } from '../catalog/use-save-key.ts';
import { Matrix } from '../matrix/matrix.tsx';
import type { MatrixLine } from '../matrix/matrix-props.ts';
import { useRuleVocabulary } from '../rules/use-rule-vocabulary.ts';
import { CellForm, cellSentence } from './cell-form.tsx';
import { isDraftCell } from './draft-cell.ts';
import { SaveBar, Trouble, useSaid } from './map-parts.tsx';
import { useMapEdits } from './use-map-edits.ts';
import { useSaveMap } from './use-save-map.ts';

export type ServiceMapProps = {
  noun: NounName;
  label: string;
  rowLabel: string;
  /** The entries, and what is said of each besides its name. */
  rows: readonly EntryRow[];
  noteOf: (row: EntryRow) => string;
  services: readonly MatrixLine[];
};

/** Returns where an entry is edited as a whole, once something of it is saved. */
const linkTo = (noun: NounName, { entry, state, version }: EntryRow): { to?: string } => {
  const screen = state === 'new' && version === 0 ? undefined : screenOf(noun, entry as unknown as Record<string, unknown>);
  return screen ? { to: entryPath(screen, entry.id) } : {};
};

/** How long what is published isn't asked for again: it changes only with a release. */
const PUBLISHED_MS = 60_000;

/** Loads what is published of the entries that have a draft, by id. */
function usePublished(noun: NounName, rows: readonly EntryRow[]): ReadonlyMap<string, MappedEntry> {
  const drafted = rows.filter(({ version, state }) => version > 0 && state === 'changed');
  const found = useQueries({
    queries: drafted.map(({ entry: { id } }) => ({
      ...query.systemCatalog.getEntry.queryOptions({ input: { noun, id } }),
      staleTime: PUBLISHED_MS,
    })),
  });
  return new Map(
    found.flatMap(({ data }) => (data?.published ? [[data.published.id, data.published as MappedEntry] as const] : [])),
  );
}

/** Edits which services entries bring along, and saves drafts of those that changed. */
export const ServiceMap = ({ noun, rows, noteOf, services, ...words }: ServiceMapProps) => {
  const { edits, said, say, before } = useSaid(useMapEdits(noun, rows));
  const { save: saveAll, isSaving, ...trouble } = useSaveMap(noun, edits);
  const save = before(saveAll);
  const published = usePublished(noun, rows);
  const charged = ruleSettingOf(noun, 'mappings.logic', {});
  const { vocabulary } = useRuleVocabulary(charged);
  useUnsaved(edits.changed.size > 0, { isKept: true });
  useUnsaved(trouble.conflicts.length > 0);
  useSaveKey(() => edits.changed.size > 0 && !isSaving && save());
  const lines = useMemo(
    () => rows.map((row) => ({ id: row.entry.id, name: row.name, note: noteOf(row), ...linkTo(noun, row) })),
    [rows, noteOf, noun],
  );

  const idsAt = ({ row, column }: Place) => ({ id: lines[row]?.id ?? '', serviceId: services[column]?.id ?? '' });
  const cellAt = (place: Place) => {
    const { id, serviceId } = idsAt(place);
    const entry = edits.entryOf(id);
    return entry && cellOf(entry, serviceId);
  };
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.name ?? 'An entry';
  const serviceOf = (id: string) => services.find((service) => service.id === id)?.name ?? 'a service';
  return (
    // At the end of the page, nothing is below the bar that saves.
    <div className="-mb-8 space-y-4">
      {edits.wasKept && !isSaving && (
        <Banner
          title="We kept what you changed here before."
          action={
            <Button size="compact" onClick={edits.discardKept}>
              Discard it
            </Button>
          }
        >
          It isn’t saved yet.
        </Banner>
      )}
      <Trouble
        {...trouble}
        nameOf={nameOf}
        cellName={({ id, serviceId }) => `“${serviceOf(serviceId)}” of “${nameOf(id)}”`}
        sentenceOf={(cell) => cellSentence(cell, vocabulary)}
      />
      <Matrix
        {...words}
        columnLabel="Service"
        rows={lines}
        columns={services}
        cellAt={cellAt}
        sentenceAt={(place) => cellSentence(cellAt(place), vocabulary)}
        isChangedAt={(place) => {
          const { id, serviceId } = idsAt(place);
          return edits.isChanged(id, serviceId);
        }}
        isDraftAt={(place) => isDraftCell(rows[place.row], published.get(idsAt(place).id), idsAt(place).serviceId)}
        onEdit={(cells) => edits.edit(cells.map(({ cell, ...place }) => ({ ...idsAt(place), cell })))}
        onSay={say}
        onUndo={edits.undo}
        onRedo={edits.redo}
        renderEditor={(place) => (
          <CellForm
            noun={noun}
            cell={cellAt(place)}
            saved={edits.savedCell(idsAt(place).id, idsAt(place).serviceId)}
            sentence={cellSentence(cellAt(place), vocabulary)}
            onChange={(cell) => edits.edit([{ ...idsAt(place), cell }])}
          />
        )}
      />
      <SaveBar edits={edits} said={said} isSaving={isSaving} onSave={save} />
    </div>
  );
};
