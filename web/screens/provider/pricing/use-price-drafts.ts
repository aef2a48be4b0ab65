import { useCallback, useMemo, useRef, useState } from 'react';
import type { CategoryPrices, PriceRowView, SavedRow } from '#shared/contract/pricing-views.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import { checkPriceRow, type RowFault } from '#shared/pricing/check-price-row.ts';
import type { SaveState } from '#web/parts/save-indicator.tsx';
import { changed, draftOf, isDraftChanged, isTyped, keyOf, payloadOf, type RowDraft } from './row-draft.ts';
import { keepDrafts, readDrafts, type UnsavedDraft, type UnsavedDrafts } from './unsaved-drafts.ts';

export type DraftOwner = { personId: string; locationId: string };
export type Faults = Readonly<Record<string, readonly RowFault[]>>;

/** Sends rows and returns the result of each. */
type Send = (rows: unknown[]) => Promise<SavedRow[]>;
/** Updates loaded rows. */
type Take = (rows: readonly PriceRow[]) => void;

/** Checks a draft as the next save would send it, with the server's rules. */
const checked = (view: PriceRowView, { draft, base }: UnsavedDraft) =>
  checkPriceRow(payloadOf(draft, base), (row) =>
    keyOf(row) === keyOf(view.row) ? { shape: view.shape, isLineOfGoods: view.goods !== null } : undefined,
  );

/**
 * Keeps the unsaved rows of one category's grid. Every keystroke is stored in this browser, so that neither a reload nor leaving loses it. If a row
 * has been saved elsewhere since, both versions stay until the person chooses.
 */
export function usePriceDrafts({ personId, locationId }: DraftOwner, { rows: views }: CategoryPrices, send: Send, take: Take) {
  const [drafts, setDrafts] = useState<UnsavedDrafts>(() => readDrafts(personId, locationId));
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const [failure, setFailure] = useState<unknown>(null);
  const now = useRef({ drafts, views });
  now.current.views = views;

  const keep = useCallback(
    (changes: Readonly<Record<string, UnsavedDraft | null>>) => {
      keepDrafts(personId, locationId, changes);
      const entries = Object.entries({ ...now.current.drafts, ...changes }).filter(([, each]) => each !== null);
      now.current.drafts = Object.fromEntries(entries) as UnsavedDrafts;
      setDrafts(now.current.drafts);
    },
    [personId, locationId],
  );

  /** Changes several rows together: the one being typed into, or a pasted column. */
  const change = useCallback(
    (patches: readonly { view: PriceRowView; patch: Partial<RowDraft> }[]) => {
      const changes = patches.map(({ view, patch }): [string, UnsavedDraft | null] => {
        const { draft, base } = now.current.drafts[keyOf(view.row)] ?? { draft: draftOf(view.row), base: view.row };
        const next = changed(draft, patch);
        return [keyOf(view.row), isTyped(next, base) ? { draft: next, base } : null];
      });
      keep(Object.fromEntries(changes));
      setState((before) => (before.kind === 'saving' ? before : { kind: 'dirty' }));
    },
    [keep],
  );

  /**
   * Checks a row when one of its cells loses the focus. Errors show only then, and go away once they are fixed; a draft without changes is dropped.
   */
  const look = useCallback(
    (view: PriceRowView) => {
      const unsaved = now.current.drafts[keyOf(view.row)];
      // An empty container isn't a change, but it stays to be filled in.
      const isEmpty = unsaved && !isDraftChanged(unsaved.draft, unsaved.base);
      if (isEmpty && unsaved.draft.variants.length === draftOf(unsaved.base).variants.length) keep({ [keyOf(view.row)]: null });
      const result = unsaved && checked(view, unsaved);
      const errors = result && 'errors' in result ? result.errors : [];
      setFaults((before) => ({ ...before, [keyOf(view.row)]: errors }));
    },
    [keep],
  );

  const drop = useCallback(
    (view: PriceRowView) => {
      keep({ [keyOf(view.row)]: null });
      setFaults((before) => ({ ...before, [keyOf(view.row)]: [] }));
    },
    [keep],
  );

  /** For a row that someone else saved: keeps what was typed here over theirs. */
  const keepMine = useCallback(
    (view: PriceRowView) => {
      const unsaved = now.current.drafts[keyOf(view.row)];
      if (unsaved) keep({ [keyOf(view.row)]: isDraftChanged(unsaved.draft, view.row) ? { ...unsaved, base: view.row } : null });
      setState({ kind: 'dirty' });
    },
    [keep],
  );

  const dirty = useMemo(() => views.filter(({ row }) => drafts[keyOf(row)]), [views, drafts]);
  const isSaving = useRef(false);

  const save = useCallback(async () => {
    const sent = now.current.views.flatMap((view) => {
      const unsaved = now.current.drafts[keyOf(view.row)];
      return unsaved ? [{ view, unsaved }] : [];
    });
    if (sent.length === 0 || isSaving.current) return;
    isSaving.current = true;
    setState({ kind: 'saving' });
    setFailure(null);
    try {
      const results = await send(sent.map(({ unsaved }) => payloadOf(unsaved.draft, unsaved.base)));
      settle(sent, results);
      setState(results.every(({ status }) => status === 'saved') ? { kind: 'saved', at: new Date() } : { kind: 'failed' });
    } catch (error) {
      setFailure(error);
      setState({ kind: 'failed' });
    }
    isSaving.current = false;

    function settle(those: typeof sent, results: readonly SavedRow[]): void {
      const taken: PriceRow[] = [];
      const remaining: Record<string, UnsavedDraft | null> = {};
      const faults: Record<string, readonly RowFault[]> = {};
      for (const result of results) {
        const { view, unsaved: was } = those[result.at] as (typeof sent)[number];
        const key = keyOf(view.row);
        faults[key] = result.status === 'invalid' ? result.errors : [];
        if (result.status === 'stale') taken.push(result.theirs);
        if (result.status !== 'saved') continue;
        const row = { ...(payloadOf(was.draft, was.base) as PriceRow), version: result.version };
        taken.push(row);
        const since = now.current.drafts[key]?.draft;
        remaining[key] = since && isDraftChanged(since, row) ? { draft: since, base: row } : null;
      }
      take(taken);
      keep(remaining);
      setFaults((before) => ({ ...before, ...faults }));
    }
  }, [keep, send, take]);

  return { drafts, faults, dirty, state, failure, change, look, drop, keepMine, save };
}

export type PriceDrafts = ReturnType<typeof usePriceDrafts>;
