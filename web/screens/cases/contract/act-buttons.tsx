import { useState } from 'react';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { ContractAct } from '#shared/model/enumerations/statement.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { useCase } from '../use-case.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { useContractChanged } from './use-contract.ts';

export type Asked = Extract<ContractAct, 'open' | 'give' | 'reopen' | 'void' | 'record-actuals' | 'turn'>;

type ActButtonsProps = {
  contract: ContractView;
  editable: SelectionView | null;
  onActed: (view: ContractView) => Promise<void>;
  onFailure: (error: unknown) => void;
  /** Opens a dialog for what an act needs. */
  onAsk: (act: Asked) => void;
};

/** Does what needs no words, one at a time. */
function useActs({ contract, editable, onActed, onFailure }: ActButtonsProps) {
  const { caseId: id } = useCase();
  const { selected, reload } = useContractChanged();
  const keyFor = useIdempotencyKey();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (act: string, send: () => Promise<unknown>) => {
    if (busy !== null) return;
    setBusy(act);
    onFailure(null);
    try {
      await send();
    } catch (error) {
      onFailure(error);
      // Someone may have been first: what shows is old then.
      await reload();
    } finally {
      setBusy(null);
    }
  };
  const keyed = (act: string, input: object) => ({ context: { idempotencyKey: keyFor({ act, ...input }) } });
  return {
    busy,
    /** Says that the conference is done, which makes the arrangement ready for a contract. */
    ready: () =>
      run('ready', async () => {
        if (!editable) return;
        const { version, selection } = editable;
        selected(await api.caseContracts.saveSelection({ id, version, selection, step: 'summary-saved' }));
      }),
    amend: () =>
      run('amend', async () => {
        selected(await api.caseContracts.startAmendment({ id }, keyed('amend', { inForce: contract.inForce })));
      }),
    complete: () =>
      run('complete', async () => {
        await onActed(await api.caseContracts.completeContract({ id }, keyed('complete', { inForce: contract.inForce })));
      }),
  };
}

/** Offers to say that the conference is done, or to open the contract, and says what is in the way of that. */
const Opening = ({
  contract,
  editable,
  acts,
  onAsk,
}: Pick<ActButtonsProps, 'contract' | 'editable' | 'onAsk'> & { acts: ReturnType<typeof useActs> }) => {
  if (!editable) return null;
  const { arrangementStatus, amends, findings } = editable;
  const whyNot = contract.moves.find(({ act }) => act === 'open')?.whyNot ?? null;
  const must = findings.filter(({ severity }) => severity === 'must').length;
  const isDone = amends !== null || arrangementStatus === 'ready-for-contract';
  if (!isDone)
    return (
      <>
        <p className="text-muted">Once everything is agreed on, say so. You can then open the contract.</p>
        <div>
          <Button
            size="compact"
            look="primary"
            isBusy={acts.busy === 'ready'}
            busyLabel="Saving..."
            onClick={() => void acts.ready()}
          >
            Ready for contract
          </Button>
        </div>
      </>
    );
  return (
    <>
      {must > 0 && <p className="text-muted">Before you open it, fix the {must === 1 ? 'problem' : `${must} problems`} below.</p>}
      {must === 0 && whyNot && <p className="text-muted">{whyNot}</p>}
      {must === 0 && whyNot === null && (
        <div>
          <Button size="compact" look="primary" onClick={() => onAsk('open')}>
            {amends === null ? 'Open the contract' : 'Open the amendment'}
          </Button>
        </div>
      )}
    </>
  );
};

/** Shows a button for each thing that can be done with the contract now. */
export const ActButtons = (props: ActButtonsProps) => {
  const { contract, editable, onAsk } = props;
  const acts = useActs(props);
  const [isCompleting, setIsCompleting] = useState(false);
  const may = (act: ContractAct) => contract.moves.some((move) => move.act === act && move.whyNot === null);
  const hasAdvances = contract.version?.statement.lines.some(({ cashAdvance }) => cashAdvance !== undefined);
  const held = contract.versions.find(({ number }) => number === contract.inForce);
  const isUnsigned = held?.kind === 'actuals' && held.standing === 'signed' && may('record-actuals');
  const toGive = contract.versions.find(({ standing }) => standing === 'open') ?? (isUnsigned ? held : undefined);
  const isGiven = toGive?.givenOn != null;
  const isHeldShown = contract.version !== null && contract.version.number === contract.inForce;
  return (
    <>
      <Opening {...{ contract, editable, acts, onAsk }} />
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        {(may('give') || isUnsigned) && (
          <Button size="compact" look={isGiven ? 'secondary' : 'primary'} onClick={() => onAsk('give')}>
            {isGiven ? 'Correct how it was given' : 'Record that the family has the statement'}
          </Button>
        )}
        {may('reopen') && (
          <Button size="compact" onClick={() => onAsk('reopen')}>
            {contract.amends !== null && editable ? 'End the amendment' : 'Reopen'}
          </Button>
        )}
        {may('amend') && (
          <Button size="compact" isBusy={acts.busy === 'amend'} busyLabel="Starting..." onClick={() => void acts.amend()}>
            Start an amendment
          </Button>
        )}
        {may('record-actuals') && isHeldShown && hasAdvances && (
          <Button size="compact" onClick={() => onAsk('record-actuals')}>
            Enter actual charges
          </Button>
        )}
        {may('turn') && (
          <Button size="compact" onClick={() => onAsk('turn')}>
            Turn at-need
          </Button>
        )}
        {may('complete') && (
          <Button size="compact" onClick={() => setIsCompleting(true)}>
            Complete the contract
          </Button>
        )}
        {may('void') && (
          <Button size="compact" look="danger" onClick={() => onAsk('void')}>
            Void the contract
          </Button>
        )}
      </div>
      {isCompleting && (
        <CompleteDialog
          contract={contract}
          isBusy={acts.busy === 'complete'}
          onComplete={() => void acts.complete().then(() => setIsCompleting(false))}
          onClose={() => setIsCompleting(false)}
        />
      )}
    </>
  );
};
