import { useState } from 'react';
import type { HomePaperView, PaperTemplateView } from '#shared/contract/system-papers.ts';
import type { PaperKind } from '#shared/model/home-paper.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { toast } from '#web/ui/toast.ts';
import { paperCalls } from './paper-calls.ts';
import { type PaperFields, paperFieldsOf } from './paper-fields.ts';
import { useForgetPapers } from './use-papers.ts';

/** Loads a home as it is saved now, from the list of those whose names begin like its own. */
async function latestOf(kind: PaperKind, { id, name }: HomePaperView): Promise<HomePaperView> {
  let cursor: string | undefined;
  do {
    const page: { items: HomePaperView[]; nextCursor: string | null } = await paperCalls[kind].find({
      query: name.slice(0, 120),
      by: 'name',
      cursor,
    });
    const home = page.items.find((each) => each.id === id);
    if (home) return home;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  throw new Error('This home no longer exists.');
}

/** Saves how a home's papers look over the version that was seen. What a colleague changed besides is kept. */
const useSavePaper = (kind: PaperKind, home: HomePaperView) => {
  const keyFor = useIdempotencyKey();
  return useMergingSave<HomePaperView, PaperFields>({
    begun: home,
    fieldsOf: paperFieldsOf,
    send: async ({ look, footer }, seen) => {
      const input = { id: seen.id, version: seen.version, ...look, footer };
      return { ...seen, ...(await paperCalls[kind].save(input, { context: { idempotencyKey: keyFor(input) } })) };
    },
    fetchLatest: (seen) => latestOf(kind, seen),
  });
};

export type EditPaperProps = {
  kind: PaperKind;
  home: HomePaperView;
  templates: readonly PaperTemplateView[];
  onClose: () => void;
};

/** Edits how a home’s papers look, and saves it. */
export const useEditPaper = ({ kind, home, onClose }: EditPaperProps) => {
  const forget = useForgetPapers();
  const { base, stale, save: send, accept } = useSavePaper(kind, home);
  const [paper, setPaper] = useState(() => paperFieldsOf(home));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isDirty = canonicalJson(paper) !== canonicalJson(paperFieldsOf(base));
  useUnsaved(isDirty);
  const save = async (fields: PaperFields = paper, over?: HomePaperView) => {
    setIsBusy(true);
    setFailure(null);
    try {
      if (await send(fields, over)) {
        toast(`Saved. ${home.name} gets it with the next one.`, { tone: 'success' });
        onClose();
      }
    } catch (error) {
      setFailure(error);
    }
    void forget();
    setIsBusy(false);
  };
  const takeSaved = (saved: HomePaperView) => setPaper(paperFieldsOf(accept(saved)));
  return { paper, setPaper, stale, isBusy, failure, isDirty, save, takeSaved };
};
