import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { CurrentLocation, SavedLocation } from '#shared/contract/locations-views.ts';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { useZodForm, type ZodFormOptions } from '#web/parts/use-zod-form.ts';
import { useUnloadWarning } from '../../account/use-unload-warning.ts';
import { keepDraft, readDraft } from './part-draft.ts';
import type { PartValues } from './part-values.ts';
import { useHomeCopy } from './use-home.ts';

/** A part of the profile at a version of the home's row. */
type SeenPart<Values> = { version: number; values: Values };

/** The same once it is saved, with the home that the call returned. */
type SavedPart<Values> = SeenPart<Values> & { home: SavedLocation };

type SavePartOptions<Values> = {
  /** What the form began with. */
  expected: SeenPart<Values>;
  valuesOf: (home: CurrentLocation | SavedLocation) => Values;
  send: (values: Values, version: number) => Promise<SavedLocation>;
};

/** Saves a part of the profile over the version that the form began with; a colleague may have changed it in the meantime. */
const useSavePart = <Values extends PartValues>({ expected, valuesOf, send }: SavePartOptions<Values>) => {
  const { show, fetch } = useHomeCopy();
  return useMergingSave<SeenPart<Values>, Values, SavedPart<Values>>({
    begun: expected,
    fieldsOf: ({ values }) => values,
    send: async (values, { version }) => {
      const home = await send(values, version);
      show(home);
      return { version: home.version, values: valuesOf(home), home };
    },
    fetchLatest: async () => {
      const home = await fetch();
      return { version: home.version, values: valuesOf(home) };
    },
  });
};

/** Waits this long after the last keystroke before saving (docs/decisions.md, Screens). */
const DEBOUNCE_MS = 500;

export type PartFormOptions<Values extends PartValues> = {
  /** The name of the draft. */
  part: string;
  home: CurrentLocation;
  schema: z.ZodType<Values, Values>;
  labels: ZodFormOptions<Values, Values>['labels'];
  valuesOf: (home: CurrentLocation | SavedLocation) => Values;
  send: (values: Values, version: number) => Promise<SavedLocation>;
  /** Runs once it is saved. */
  onSaved: (saved: SavedLocation) => void | Promise<void>;
};

/**
 * Runs the form of one part of the profile. It begins with this tab's draft, if there is one, stores what is typed, saves it over the version that it
 * began with, and removes the draft once it is saved or discarded.
 */
export const usePartForm = <Values extends PartValues>(options: PartFormOptions<Values>) => {
  const { part, home, schema, labels, valuesOf, send, onSaved } = options;
  const [draft] = useState(() => readDraft<Values>(home.id, part));
  const expected = draft ? { version: draft.version, values: draft.base } : { version: home.version, values: valuesOf(home) };
  const saving = useSavePart<Values>({ expected, valuesOf, send });
  const forget = () => keepDraft<Values>(home.id, part, null);
  const isOver = useRef(false);
  const finish = async (saved: SavedPart<Values> | null) => {
    if (!saved) return;
    isOver.current = true;
    forget();
    form.form.reset(saved.values as DefaultValues<Values> & Values);
    await onSaved(saved.home);
  };
  const form = useZodForm<Values, Values>({
    schema,
    labels,
    defaultValues: expected.values as DefaultValues<Values>,
    send: async (values) => finish(await saving.save(values)),
  });
  const { isDirty } = form.form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    // Applied over the saved values, so that what was typed before counts as a change.
    if (draft)
      for (const [name, value] of Object.entries(draft.values))
        form.form.setValue(name as FieldPath<Values>, value as never, { shouldDirty: true });
  }, []);

  const values = useWatch({ control: form.form.control }) as Values;
  const { base } = saving;
  useEffect(() => {
    if (!isDirty) return;
    isOver.current = false;
    const keep = () => {
      if (!isOver.current) keepDraft(home.id, part, { version: base.version, base: base.values, values });
    };
    const timer = setTimeout(keep, DEBOUNCE_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [isDirty, values, base, home.id, part]);
  useUnloadWarning(isDirty);

  return {
    form,
    values,
    isDirty,
    stale: saving.stale,
    /** Keeps what the person typed. */
    keepMine: async () => {
      const { stale } = saving;
      if (stale) await finish(await saving.save(stale.mine, stale.saved));
    },
    /** Uses what is saved. */
    takeSaved: () => {
      const { stale } = saving;
      if (!stale) return;
      isOver.current = true;
      forget();
      saving.accept(stale.saved);
      form.form.reset(stale.saved.values as DefaultValues<Values> & Values);
    },
    /** Discards what was typed. */
    discard: () => {
      isOver.current = true;
      forget();
    },
    hasDraft: draft !== null,
  };
};

export type PartForm<Values extends PartValues> = ReturnType<typeof usePartForm<Values>>;
