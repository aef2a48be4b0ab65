import { useCallback, useMemo, useRef, useState } from 'react';
import type { SavedRow } from '#shared/contract/pricing-views.ts';
import type { ItemPriceRow, PriceRow } from '#shared/model/price-row.ts';
import type { GridColumn } from '#web/parts/grid/cell-kind.ts';
import type { Texts } from '#web/parts/grid/grid-edits.ts';
import { useGridEdits } from '#web/parts/grid/use-grid-edits.ts';
import type { SaveState } from '#web/parts/save-indicator.tsx';
import { api } from '#web/session/api.ts';
import { type OfferRow, offeredAlong, sentRow } from './offer-row.ts';
import { type RefusedRows, standingFaults } from './refused-rows.ts';
import { unsavedOffers, versionsUnder } from './unsaved-offers.ts';

/** How many rows one call saves. */
const MAX_ROWS = 300;

type Options = {
  personId: string;
  locationId: string;
  categoryId: string;
  rows: readonly OfferRow[];
  columns: readonly GridColumn<OfferRow>[];
  /** Takes rows as they are saved now: this person's, or someone else's. */
  onSaved: (rows: readonly ItemPriceRow[]) => void;
};

const isItemRow = (row: PriceRow): row is ItemPriceRow => row.kind === 'item';

/** Sends rows, as many as one call takes at a time, and returns the result of each. */
async function sendRows(rows: readonly Record<string, unknown>[]): Promise<SavedRow[]> {
  const results: SavedRow[] = [];
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    const answer = await api.merchandise.saveMerchandiseItems({ rows: rows.slice(at, at + MAX_ROWS) });
    results.push(...answer.results.map((each) => ({ ...each, at: each.at + at })));
  }
  return results;
}

/**
 * Keeps what is typed into the rows of a category until it's saved, in this browser too. A row that someone else has saved meanwhile keeps both versions until
 * the person chooses.
 */
export function useOfferEdits({ personId, locationId, categoryId, rows, columns, onSaved }: Options) {
  const storage = useMemo(() => unsavedOffers({ personId, locationId, categoryId }), [personId, locationId, categoryId]);
  const [versions, setVersions] = useState(() => storage.read().versions);
  const [refused, setRefused] = useState<RefusedRows>({});
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const [failure, setFailure] = useState<unknown>(null);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const latest = useRef({ versions, byId });
  latest.current.byId = byId;

  const keep = useCallback(
    (texts: Texts, seen = latest.current.versions) => {
      const next = versionsUnder({ texts, versions: seen }, (row) => latest.current.byId.get(row)?.offer.row.version);
      latest.current.versions = next;
      setVersions(next);
      storage.write({ texts, versions: next });
    },
    [storage],
  );
  const onChange = useCallback(
    (texts: Texts) => {
      keep(texts);
      setState((before) => (before.kind === 'saving' ? before : { kind: 'dirty' }));
    },
    [keep],
  );
  const edits = useGridEdits({ rows, columns, begin: () => storage.read().texts, onChange, follow: offeredAlong });
  const unsaved = rows.filter(({ id }) => edits.texts[id]);
  const stale = unsaved.filter(({ id, offer }) => (versions[id] ?? offer.row.version) < offer.row.version);

  /** For a row that someone else saved: keeps what was typed here over theirs, to be saved. */
  const keepMine = ({ id, offer }: OfferRow) => {
    keep(edits.texts, { ...versions, [id]: offer.row.version });
    setState({ kind: 'dirty' });
  };

  const { textsNow, settle } = edits;
  const isSaving = useRef(false);
  const save = useCallback(async () => {
    const texts = textsNow();
    const typed = Object.keys(texts).flatMap((id) => {
      const row = latest.current.byId.get(id);
      const version = latest.current.versions[id] ?? row?.offer.row.version ?? 0;
      return row ? [{ row, version, texts: texts[id] ?? {} }] : [];
    });
    const sent = typed.filter(({ row, version }) => version >= row.offer.row.version);
    if (typed.length === 0 || isSaving.current) return;
    // Only rows that wait for a choice remain: the screen leads there again.
    if (sent.length === 0) return setState({ kind: 'failed' });
    isSaving.current = true;
    setState({ kind: 'saving' });
    setFailure(null);
    try {
      const bodies = sent.map(({ row, version, texts: typed }) => sentRow(row, typed, version));
      const results = await sendRows(bodies);
      take(bodies, results);
      const isAll = sent.length === typed.length && results.every(({ status }) => status === 'saved');
      setState(isAll ? { kind: 'saved', at: new Date() } : { kind: 'failed' });
    } catch (error) {
      setFailure(error);
      setState({ kind: 'failed' });
    }
    isSaving.current = false;

    function take(bodies: readonly Record<string, unknown>[], results: readonly SavedRow[]): void {
      const done: Record<string, Readonly<Record<string, string>>> = {};
      const taken: PriceRow[] = [];
      const wrong: Record<string, RefusedRows[string]> = {};
      for (const result of results) {
        const each = sent[result.at];
        if (!each) continue;
        wrong[each.row.id] = { texts: each.texts, faults: result.status === 'invalid' ? result.errors : [] };
        if (result.status === 'stale') taken.push(result.theirs);
        if (result.status !== 'saved') continue;
        done[each.row.id] = each.texts;
        // What was typed during the save is over what it saved.
        latest.current.versions = { ...latest.current.versions, [each.row.id]: result.version };
        taken.push({ ...(bodies[result.at] as PriceRow), version: result.version });
      }
      onSaved(taken.filter(isItemRow));
      settle(done);
      setRefused((before) => ({ ...before, ...wrong }));
    }
  }, [textsNow, settle, onSaved]);

  const faults = useMemo(() => standingFaults(refused, edits.texts), [refused, edits.texts]);

  /** Rows that a filter hides, or that aren't loaded yet. */
  const hidden = Object.keys(edits.texts).length - unsaved.length;
  return { edits, unsaved, hidden, stale, faults, state, failure, save, keepMine };
}

export type OfferEdits = ReturnType<typeof useOfferEdits>;
