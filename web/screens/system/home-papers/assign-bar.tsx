import { useState } from 'react';
import { type HomePaperView, MAX_ASSIGNED, type PaperTemplateView } from '#shared/contract/system-papers.ts';
import type { PaperKind } from '#shared/model/home-paper.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { paperCalls } from './paper-calls.ts';
import { useForgetPapers } from './use-papers.ts';

type AssignBarProps = {
  kind: PaperKind;
  homes: readonly HomePaperView[];
  templates: readonly PaperTemplateView[];
  /** The homes that weren't saved, with why. */
  onDone: (problems: ReadonlyMap<string, string>) => void;
  onClear: () => void;
};

/** The choice that takes the template away. */
const NONE = 'none';

/** Chooses a template for all chosen homes. A home that a colleague changed meanwhile, or that the template isn't for, stays chosen and says so. */
export const AssignBar = ({ kind, homes, templates, onDone, onClear }: AssignBarProps) => {
  const forget = useForgetPapers();
  const keyFor = useIdempotencyKey();
  const [templateId, setTemplateId] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isTooMany = homes.length > MAX_ASSIGNED;
  const assign = async () => {
    setIsBusy(true);
    try {
      const rows = homes.map(({ id, version }) => ({ id, version }));
      const input = { rows, templateId: templateId === NONE ? null : templateId };
      const { results } = await paperCalls[kind].assign(input, { context: { idempotencyKey: keyFor(input) } });
      const failed = results.flatMap(({ id, message }) => (message === null ? [] : [[id, message] as const]));
      const saved = results.length - failed.length;
      toast(`${saved} ${saved === 1 ? 'home' : 'homes'} saved.`, { tone: failed.length > 0 ? 'danger' : 'success' });
      onDone(new Map(failed));
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
    }
    void forget();
    setIsBusy(false);
  };
  if (homes.length === 0) return null;
  return (
    <section
      aria-label="Chosen homes"
      className="sticky bottom-(--phone-bar) z-10 mt-4 flex flex-wrap items-end gap-3 rounded-card border border-border bg-raised p-4 shadow-2"
    >
      <p role="status" className="mr-auto self-center">
        {homes.length} chosen{isTooMany ? `. Choose at most ${MAX_ASSIGNED} at a time.` : ''}
      </p>
      <Select
        label="Template for all of them"
        emptyLabel="Choose a template"
        options={[
          ...templates.filter(({ isOffered }) => isOffered).map(({ id, name }) => ({ value: id, label: name })),
          { value: NONE, label: 'None' },
        ]}
        value={templateId}
        onChange={({ target }) => setTemplateId(target.value)}
      />
      <Button onClick={onClear}>Clear</Button>
      <Button
        look="primary"
        disabled={templateId === '' || isTooMany}
        isBusy={isBusy}
        busyLabel="Saving..."
        onClick={() => void assign()}
      >
        Assign
      </Button>
    </section>
  );
};
