import { useState } from 'react';
import type { ComparedLine } from '#shared/contract/case-contracts-views.ts';
import type { Selection } from '#shared/model/selection.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { When } from '#web/parts/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { isSentAgain } from '../contract/selection-pieces.ts';
import { useQuickSave } from '../contract/use-contract.ts';
import { amountWords, isTakeable, takeLine } from './take-line.ts';
import { savedStep, useConference } from './use-conference.ts';

/** How many lines show at first, and how many more at each press. */
const PAGE = 20;

/** Saves that lines were taken from the plan, or stay as they are although it says otherwise. */
function useSettling() {
  const { step, view, offer } = useConference();
  const save = useQuickSave();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { plan } = view;
  const run = async (key: string, send: () => Promise<unknown>, done?: string) => {
    if (busy !== null || !plan) return;
    setBusy(key);
    setFailure(null);
    try {
      await send();
      if (done) toast(done, { tone: 'success' });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  };
  const at = savedStep(step);
  const [asked, setAsked] = useState<ComparedLine | null>(null);
  const taken = (line: ComparedLine) => (before: Selection) => (plan ? takeLine(offer.home, before, plan.choices, line) : before);
  const takeNow = (line: ComparedLine) => {
    const { selection } = view;
    return run(`take ${line.key}`, async () => {
      const after = await save(view, taken(line), { step: at });
      const undo = () =>
        void save(
          after,
          () => selection,
          { step: at },
          () => false,
        ).catch((error: unknown) => setFailure(error));
      toast('Taken from the plan.', { tone: 'success', undo });
    });
  };
  return {
    busy,
    failure,
    /** The line whose taking replaces the whole package, which is asked about first. */
    asked,
    take: (line: ComparedLine) => {
      const { selectedTemplate } = taken(line)(view.selection).choices;
      if (selectedTemplate === view.selection.choices.selectedTemplate) return takeNow(line);
      setAsked(line);
      return Promise.resolve();
    },
    answer: (isMeant: boolean) => {
      if (isMeant && asked) void takeNow(asked);
      setAsked(null);
    },
    keep: (lines: readonly ComparedLine[]) => {
      const keys = lines.map(({ key }) => key);
      const keep = plan ? { of: plan.submissionId, keys } : undefined;
      return run(
        keys.length === 1 ? `keep ${keys[0]}` : 'keep all',
        () => save(view, (same) => same, { step: at, keep }),
        'Nothing was changed.',
      );
    },
  };
}

const Amount = ({ title, of }: { title: string; of: ComparedLine['plan'] }) => (
  <div>
    <dt className="text-muted">{title}</dt>
    <dd className="tabular-nums">{amountWords(of)}</dd>
  </div>
);

type LineProps = { line: ComparedLine; settling: ReturnType<typeof useSettling>; mayChange: boolean };

const Line = ({ line, settling, mayChange }: LineProps) => {
  const { key, label } = line;
  return (
    <li className="grid gap-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] md:items-center md:gap-4">
      <h3 className="text-sm font-semibold break-words">{label}</h3>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-1 xs:grid-cols-3 sm:grid-cols-3">
        <Amount title="Plan, as sent" of={line.plan} />
        <Amount title="Agreed on" of={line.selection} />
        <Amount title="Plan, by today’s list" of={line.today} />
      </dl>
      {mayChange && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {isTakeable(line) && (
            <Button size="compact" isBusy={settling.busy === `take ${key}`} onClick={() => void settling.take(line)}>
              Take<span className="sr-only"> from the plan: {label}</span>
            </Button>
          )}
          <Button size="compact" isBusy={settling.busy === `keep ${key}`} onClick={() => void settling.keep([line])}>
            Keep<span className="sr-only"> what was agreed on: {label}</span>
          </Button>
        </div>
      )}
    </li>
  );
};

const Lines = ({ lines }: { lines: readonly ComparedLine[] }) => {
  const { mayChange } = useConference();
  const settling = useSettling();
  const [count, setCount] = useState(PAGE);
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-border">
        {lines.slice(0, count).map((line) => (
          <Line key={line.key} {...{ line, settling, mayChange }} />
        ))}
      </ul>
      {lines.length > PAGE && (
        <LoadMore
          count={Math.min(count, lines.length)}
          total={lines.length}
          noun="lines"
          hasMore={count < lines.length}
          isLoading={false}
          onLoadMore={() => setCount((before) => before + PAGE)}
        />
      )}
      <FormFailure error={settling.failure} />
      {settling.asked && (
        <Dialog
          title="Take the plan’s package?"
          isOpen
          isAlert
          onClose={() => settling.answer(false)}
          actions={
            <>
              <Button onClick={() => settling.answer(false)}>Cancel</Button>
              <Button look="primary" onClick={() => settling.answer(true)}>
                Take the package
              </Button>
            </>
          }
        >
          <p>
            “{settling.asked.label}” comes with the plan’s package and its disposition. They replace what was agreed on, with
            everything that comes with it, so other lines change, too.
          </p>
        </Dialog>
      )}
      {mayChange && lines.length > 1 && (
        <div>
          <Button
            size="compact"
            isBusy={settling.busy === 'keep all'}
            busyLabel="Keeping..."
            onClick={() => void settling.keep(lines)}
          >
            Keep all
          </Button>
        </div>
      )}
    </div>
  );
};

/**
 * Sets the family's plan, what was agreed on, and today's list side by side where they aren't alike. A plan that was sent again since stands open; one that the
 * selection was filled from, and that the conference only changed, is closed at first.
 */
export const PlanNews = () => {
  const { view } = useConference();
  const stable = useStableFocus<HTMLDivElement>({ to: 'heading' });
  const { plan } = view;
  if (!plan || (plan.lines.length === 0 && plan.lost.length === 0)) return null;
  const lost = plan.lost.length > 0 && (
    <section>
      <h3 className="text-muted">In the plan, and no longer offered</h3>
      <ul>
        {plan.lost.map(({ id, label, reason }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{label}</span>: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
  const about = (
    <div className="grid gap-4">
      <p className="text-muted">
        The plan was sent <When at={plan.sentOn} />. Take uses the plan’s line. Keep leaves it as it was agreed on, until the plan
        is sent again.
      </p>
      {plan.lines.length > 0 && <Lines lines={plan.lines} />}
      {lost}
    </div>
  );
  const count = plan.lines.length === 1 ? '1 line' : `${plan.lines.length} lines`;
  return (
    <div {...stable}>
      {isSentAgain(view) ? (
        <Panel title="The family sent the plan again">{about}</Panel>
      ) : (
        <Disclosure title="How this differs from the family’s plan" aside={count}>
          {about}
        </Disclosure>
      )}
    </div>
  );
};
