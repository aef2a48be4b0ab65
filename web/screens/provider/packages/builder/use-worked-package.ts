import { useEffect, useState } from 'react';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { type SentTemplate, sentTemplateSchema } from '#shared/model/saved-template.ts';
import type { Template } from '#shared/model/template.ts';
import { browserStorage } from '#web/browser-storage.ts';
import type { SaveState } from '#web/parts/save-indicator.tsx';
import { allowNextNavigation, useUnsaved } from '#web/routing/unsaved.ts';
import { api } from '#web/session/api.ts';
import { fieldErrors, messageOf, problemOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { useTemplatesCache } from '../use-own-templates.ts';

/** Returns what is sent of a draft: everything but what the server knows better. */
function sentPackage(draft: Template): SentTemplate {
  const { providerLocationId: _home, isActive: _active, sortOrder: _order, aLaCartePriceCents: _sum, ...rest } = draft;
  const { displayServiceSettings: settings, ...sent } = rest;
  const current = settings?.map((each) => ({
    ...each,
    mappings: each.mappings.map((mapping) => ({ ...mapping, shouldShow: true })),
  }));
  return { ...sent, ...(current ? { displayServiceSettings: current } : {}) };
}

/** Returns what is wrong with a draft before it is sent: the first error of each field, by the server's own rules and in its words. */
function faultsOf(draft: Template): Record<string, string> {
  const result = sentTemplateSchema.safeParse(sentPackage(draft));
  const found: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

/** A package being edited: the version when editing began, its number, and the current draft. */
type WorkedPackage = { base: Template; version: number; draft: Template };

const draftOf = (personId: string, packageId: string) => browserStorage('browser', `yarrow.package.${personId}.${packageId}`);

/** Reads a person's unsaved changes to a package. They stay in this browser, so that neither a reload nor another day loses them. */
const readDraft = (personId: string, packageId: string): WorkedPackage | null => {
  const draft = draftOf(personId, packageId).read();
  return typeof draft === 'object' && draft !== null && 'draft' in draft && 'base' in draft && 'version' in draft
    ? (draft as WorkedPackage)
    : null;
};

/** Stores what isn't saved; null removes it. */
const keepDraft = (personId: string, packageId: string, worked: WorkedPackage | null): void =>
  draftOf(personId, packageId).write(worked);

type Options = {
  own: OwnTemplate;
  personId: string;
  /** The key of the unsaved draft: the package's id, or what a new one began with. */
  draftKey: string;
};

const isChanged = ({ base, draft, version }: WorkedPackage) => version === 0 || JSON.stringify(base) !== JSON.stringify(draft);
const begunWith = ({ template, version }: OwnTemplate): WorkedPackage => ({ base: template, version, draft: template });

/**
 * Edits a package. Unsaved changes stay in this browser, one draft for each person and package. A save names the version that editing began with. If
 * someone else saved in between, `theirs` is what they saved, with a message that says who, until the person has chosen.
 */
export const useWorkedPackage = ({ own, personId, draftKey }: Options) => {
  const list = useTemplatesCache();
  const [draft] = useState(() => readDraft(personId, draftKey));
  const [worked, setWorked] = useState<WorkedPackage>(draft ?? begunWith(own));
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [theirs, setTheirs] = useState<(OwnTemplate & { message: string }) | null>(null);
  const isDirty = isChanged(worked) && (worked.version > 0 || JSON.stringify(worked.base) !== JSON.stringify(worked.draft));
  useUnsaved(isDirty, { isKept: true });
  useEffect(() => keepDraft(personId, draftKey, isDirty ? worked : null), [personId, draftKey, isDirty, worked]);

  const change = (fields: Partial<Template>) => {
    setWorked((now) => ({ ...now, draft: { ...now.draft, ...fields } }));
    setState({ kind: 'dirty' });
    if (tries > 0) setErrors(faultsOf({ ...worked.draft, ...fields }));
  };

  const accept = (saved: OwnTemplate) => {
    list.put(saved);
    setWorked(begunWith(saved));
    setTheirs(null);
    setErrors({});
    setTries(0);
    keepDraft(personId, draftKey, null);
    allowNextNavigation();
  };

  const refuse = async (error: unknown) => {
    setState({ kind: 'failed' });
    if (problemOf(error)?.code === 'stale') {
      const found = (await list.fetchLatest()).items.find(({ template }) => template.id === worked.draft.id);
      if (found) return setTheirs({ ...found, message: messageOf(error) });
    }
    const refused = fieldErrors(error);
    if (Object.keys(refused).length > 0) setErrors(refused);
    else setFailure(error);
  };

  /** Saves the package, and returns it, or null if it wasn't saved. */
  const save = async (version = worked.version): Promise<OwnTemplate | null> => {
    if (state.kind === 'saving') return null;
    const faults = faultsOf(worked.draft);
    setErrors(faults);
    setFailure(null);
    setTries(tries + 1);
    if (Object.keys(faults).length > 0) return null;
    setState({ kind: 'saving' });
    try {
      const context = { idempotencyKey: newIdempotencyKey() };
      const saved = await api.packages.saveTemplate({ version, template: sentPackage(worked.draft) }, { context });
      accept(saved);
      setState({ kind: 'saved', at: new Date() });
      return saved;
    } catch (error) {
      await refuse(error).catch(setFailure);
      return null;
    }
  };

  return {
    draft: worked.draft,
    version: worked.version,
    hasDraft: draft !== null,
    isDirty,
    state,
    errors,
    failure,
    tries,
    theirs,
    change,
    save,
    undo: () => {
      setWorked((now) => ({ ...now, draft: now.base }));
      setState({ kind: 'clean' });
      setErrors({});
      setFailure(null);
    },
    takeTheirs: () => {
      if (theirs) accept({ template: theirs.template, version: theirs.version, unpriced: theirs.unpriced });
      setState({ kind: 'clean' });
    },
  };
};

export type WorkedPackageState = ReturnType<typeof useWorkedPackage>;
