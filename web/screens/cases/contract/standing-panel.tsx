import { type ReactNode, useState } from 'react';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import { contractStatus } from '#shared/model/enumerations/case.ts';
import type { ContractAct } from '#shared/model/enumerations/statement.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { When } from '#web/parts/when.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { ActButtons } from './act-buttons.tsx';
import { ActualsDialog, ContractReasonDialog } from './act-dialogs.tsx';
import { SigningStatus } from './signing-status.tsx';
import { TurnDialog } from './turn-dialog.tsx';
import { useContractChanged } from './use-contract.ts';

const tones: Readonly<Record<ContractView['status'], Tone>> = {
  editable: 'neutral',
  'in-contract': 'info',
  'contract-signed': 'success',
};

const openOf = ({ versions }: ContractView) => versions.find(({ standing }) => standing === 'open');

/** Says how far the contract is. */
function standingWords(contract: ContractView): string {
  const { voidedOn, amends, holds, status, versions } = contract;
  const open = openOf(contract);
  if (voidedOn !== null) return 'The contract is void. Its charges were taken back.';
  if (open && holds === null) return `Version ${open.number} is open to be signed.`;
  if (open) return `Version ${holds} applies until everyone has signed version ${open.number}.`;
  if (amends !== null) return `An amendment is being prepared. Version ${amends} applies until everyone has signed the next.`;
  if (status === 'editable') return 'Nothing was opened to be signed yet. You can change everything.';
  const isPreNeed = versions.find(({ number }) => number === holds)?.isPreNeed ?? false;
  return `Version ${holds} is signed${isPreNeed ? ', for a funeral in the future. Nothing is charged before the funeral' : ''}.`;
}

/** Says that the family was given the statement to keep, which has to be before the first signature. */
const Given = ({ open }: { open: NonNullable<ReturnType<typeof openOf>> }) =>
  open.givenOn ? (
    <p>
      The family was given this statement <When at={open.givenOn} />.
    </p>
  ) : (
    <Banner tone="warning">The family has to be given this statement to keep before the first signature.</Banner>
  );

type StandingPanelProps = {
  contract: ContractView;
  /** What was agreed on, while it may be changed by the viewer. */
  editable: SelectionView | null;
  onShowNewest: () => void;
};

type Asked = Extract<ContractAct, 'reopen' | 'void' | 'record-actuals' | 'turn'>;

/** Asks what an act needs: a reason, or the actual charges. */
function askedDialog(
  asked: Asked,
  {
    contract,
    onShowNewest,
    ...act
  }: { contract: ContractView; onShowNewest: () => void; onActed: (view: ContractView) => Promise<void>; onClose: () => void },
): ReactNode {
  const { version, holds } = contract;
  if (asked === 'turn') return <TurnDialog onTurned={onShowNewest} onClose={act.onClose} />;
  if (asked === 'record-actuals')
    return version && holds !== null && version.number === holds && <ActualsDialog {...{ version, holds }} {...act} />;
  if (asked === 'void')
    return (
      <ContractReasonDialog
        title="Void the contract?"
        act="Void the contract"
        busyLabel="Voiding..."
        send="voidContract"
        {...act}
      >
        Its charges are taken back. Payments stay as they are, and can be refunded.
      </ContractReasonDialog>
    );
  const isAmendment = openOf(contract) === undefined;
  return (
    <ContractReasonDialog
      title={isAmendment ? 'End the amendment?' : 'Reopen the contract?'}
      act={isAmendment ? 'End the amendment' : 'Reopen'}
      busyLabel={isAmendment ? 'Ending...' : 'Reopening...'}
      send="reopenContract"
      {...act}
    >
      {isAmendment
        ? 'What was changed for it is lost. The signed version doesn’t change.'
        : 'Its document is void, and signatures on it no longer count. You can then change what was agreed on.'}
    </ContractReasonDialog>
  );
}

/** Shows how far the contract is, who has signed, and what can be done now. */
export const StandingPanel = ({ contract, editable, onShowNewest }: StandingPanelProps) => {
  const { acted } = useContractChanged();
  const stable = useStableFocus<HTMLDivElement>({ to: 'heading' });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const open = openOf(contract);
  const signed = contract.versions.find(({ number }) => number === contract.holds);
  const documentId = open?.documentId ?? signed?.documentId;
  const onActed = async (view: ContractView) => {
    onShowNewest();
    await acted(view);
  };
  return (
    <div {...stable}>
      <Panel
        title="Where the contract is"
        aside={
          <Badge tone={contract.voidedOn ? 'neutral' : tones[contract.status]}>
            {contract.voidedOn ? 'Void' : contractStatus.label(contract.status)}
          </Badge>
        }
      >
        <div className="grid gap-4">
          <p>{standingWords(contract)}</p>
          {open && <Given open={open} />}
          {documentId && <SigningStatus documentId={documentId} isOpen={open !== undefined} />}
          <FormFailure error={failure} />
          <ActButtons {...{ contract, editable, onActed, onFailure: setFailure, onAsk: setAsked }} />
          {asked && askedDialog(asked, { contract, onShowNewest, onActed, onClose: () => setAsked(null) })}
        </div>
      </Panel>
    </div>
  );
};
