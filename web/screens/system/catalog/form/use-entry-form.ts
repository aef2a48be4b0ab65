import { useEffect, useRef, useState } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { mergeFields } from '#web/parts/merge-fields.ts';
import type { SaveState } from '#web/parts/save-indicator.tsx';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { sessionStore } from '#web/session/session-parts.ts';
import { toast } from '#web/ui/toast.ts';

type Kept = { base: EntryRow; entry: AnyEntry };

/** What was typed in this browser and not saved. A field that was emptied is missing from JSON: it comes back as undefined. */
function keptIn(stored: unknown): Kept | null {
  const { base, entry } = (stored ?? {}) as Partial<Kept>;
  if (!base?.entry || !entry?.id || typeof base.version !== 'number') return null;
  const emptied = Object.keys(base.entry).filter((field) => !Object.hasOwn(entry, field));
  return { base, entry: { ...Object.fromEntries(emptied.map((field) => [field, undefined])), ...entry } as AnyEntry };
}

const isSame = (one: AnyEntry, other: AnyEntry) => canonicalJson(one) === canonicalJson(other);

/** Says that unsaved text is kept when its form is taken away because an administrator acts for someone, which closes every other screen. */
function useWordWhileActing(isDirty: boolean) {
  const isLost = useRef(isDirty);
  isLost.current = isDirty;
  useEffect(
    () => () => {
      if (isLost.current && sessionStore.get().systemUser?.support)
        toast('We kept what you typed and didn’t save. It’s in the form again after the support session.');
    },
    [],
  );
}

export type EntryFormOptions = {
  noun: NounName;
  begun: EntryRow;
  /** What it is kept under until it's saved: its id, or what a new one begins with. */
  keptUnder: string;
  /** What the form shows at first, if that isn't what is saved: a copy of another entry. */
  first?: AnyEntry | undefined;
  /** Runs when the form goes on from a row that was saved here or elsewhere. */
  onSaved: (row: EntryRow) => void;
};

const storageOf = (noun: NounName, keptUnder: string) => browserStorage('browser', `catalog:${noun}:${keptUnder}`);

/** Holds an entry while someone edits it: merges what colleagues save meanwhile, and loses nothing that is typed. */
export function useEntryForm({ noun, begun, keptUnder, first, onSaved }: EntryFormOptions) {
  const [place, setPlace] = useState(keptUnder);
  const [kept] = useState(() => keptIn(storageOf(noun, keptUnder).read()));
  const [wasKept, setWasKept] = useState(kept !== null);
  const [entry, setEntry] = useState<AnyEntry>(() => kept?.entry ?? first ?? begun.entry);
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const [failure, setFailure] = useState<unknown>(null);
  const keyFor = useIdempotencyKey();
  const sent = useRef(entry);
  const latest = useRef(entry);
  latest.current = entry;
  const { base, stale, save, accept } = useMergingSave<EntryRow, AnyEntry>({
    begun: kept?.base ?? begun,
    fieldsOf: (row) => row.entry,
    send: (fields, seen) => {
      const input = { noun, entry: fields, version: seen.version, base: seen.base };
      return api.systemCatalog.saveEntry(input, { context: { idempotencyKey: keyFor(input) } });
    },
    fetchLatest: ({ entry: { id } }) => api.systemCatalog.getEntry({ noun, id }),
    onAccepted: (row) => {
      // What was typed while it was being saved stays.
      const { merged } = mergeFields({ base: sent.current, mine: latest.current, saved: row.entry });
      setEntry(merged);
      setWasKept(false);
      setState(isSame(merged, row.entry) ? { kind: 'saved', at: new Date() } : { kind: 'dirty' });
      if (row.version === 0 || place === row.entry.id) return;
      // A new entry has a screen of its own now, where what isn't saved yet goes on.
      storageOf(noun, place).write(null);
      setPlace(row.entry.id);
    },
  });
  const isDirty = !isSame(entry, base.entry);
  useEffect(() => {
    storageOf(noun, place).write(isDirty ? { base, entry } : null);
  });
  useUnsaved(isDirty, { isKept: true });
  useWordWhileActing(isDirty);
  const saveNow = async (fields: AnyEntry = entry, from?: EntryRow): Promise<EntryRow | null> => {
    sent.current = fields;
    setState({ kind: 'saving' });
    setFailure(null);
    try {
      const row = await save(fields, from);
      if (row) onSaved(row);
      else setState({ kind: 'failed' });
      return row;
    } catch (error) {
      setFailure(error);
      setState({ kind: 'failed' });
      return null;
    }
  };
  const change = (next: AnyEntry) => {
    setEntry(next);
    if (state.kind !== 'saving') setState({ kind: 'dirty' });
  };
  const replaceBy = (row: EntryRow, shown: AnyEntry = row.entry) => {
    sent.current = latest.current;
    accept(row);
    setEntry(shown);
    setState({ kind: 'clean' });
  };
  /** Goes on from a row that was saved elsewhere on the screen. What is typed and not saved stays over it. */
  const adopt = (row: EntryRow) => {
    sent.current = base.entry;
    accept(row);
    onSaved(row);
  };
  /** Goes on from what is left of an entry whose draft was discarded. What is typed and not saved stays over it. */
  const showSaved = (row: EntryRow) => {
    sent.current = base.entry;
    accept(row);
    setState({ kind: 'clean' });
  };
  /** Takes a colleague's version of the fields that both changed. What else is typed stays. */
  const takeSaved = ({ saved, mine, fields }: NonNullable<typeof stale>) => {
    const theirs = Object.fromEntries(Object.entries(saved.entry).filter(([name]) => fields.includes(name as never)));
    const without = Object.fromEntries(Object.entries(mine).filter(([name]) => !fields.includes(name as never)));
    replaceBy(saved, { ...without, ...theirs } as AnyEntry);
    onSaved(saved);
  };
  /** Shows the entry as it was loaded, in place of what this browser kept. Undoing it works after the form is left, too. */
  const discardKept = () => {
    const dropped: Kept = { base, entry };
    replaceBy(begun, first);
    const undo = () => {
      storageOf(noun, place).write(dropped);
      replaceBy(dropped.base, dropped.entry);
    };
    toast('What you typed is discarded.', { undo });
  };
  const isSaving = state.kind === 'saving';
  const shown: SaveState = isDirty && state.kind === 'clean' ? { kind: 'dirty' } : state;
  return {
    entry,
    change,
    base,
    isDirty,
    isSaving,
    state: shown,
    stale,
    saveNow,
    adopt,
    showSaved,
    takeSaved,
    discardKept,
    failure,
    wasKept,
  };
}
