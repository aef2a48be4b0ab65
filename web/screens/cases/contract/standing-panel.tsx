import { type ReactNode, useState } from 'react';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import { arrangementStatus, contractStatus } from '#shared/model/enumerations/case.ts';
import { actualsDueOn, funeralSignedOn } from '#shared/statement/terms-in-full.ts';
import { dateInZone, formatCalendarDate } from '#shared/values/dates.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { When } from '#web/parts/when.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { DirectorOffer, useSigningDirector } from '../director-offer.tsx';
import { ActButtons, type Asked } from './act-buttons.tsx';
import { ActualsDialog, ContractReasonDialog } from './act-dialogs.tsx';
import { GiveDialog, GivenWords } from './give-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { SigningStatus } from './signing-status.tsx';
import { TurnDialog } from './turn-dialog.tsx';
import { useContractChanged } from './use-contract.ts';

const tones: Readonly<Record<ContractView['status'], Tone>> = {
  editable: 'neutral',
  'in-contract': 'info',
  'contract-signed': 'success',
};

const openOf = ({ versions }: ContractView) => versions.find(({ standing }) => standing === 'open');

/** Says which version is in force, and what of it nobody signed. */
function inForceWords({ versions, inForce }: ContractView): string {
  const held = versions.find(({ number }) => number === inForce);
  const ahead = held?.isPreNeed ? ', for a funeral in the future. Nothing is charged before the funeral' : '';
  if (held?.kind !== 'actuals') return `Version ${inForce} is signed${ahead}.`;
  const signed = versions.find(
    ({ number, standing, kind }) => number < held.number && standing === 'signed' && kind !== 'actuals',
  );
  const since = held.signedOn ? ` since ${formatCalendarDate(held.signedOn)}` : '';
  return `Version ${inForce} is in force${since}: actual charges, unsigned.${signed ? ` Everyone signed version ${signed.number}.` : ''}`;
}

/** Returns whether the conference is done and no contract has been opened since. */
const isReady = (contract: ContractView): boolean =>
  contract.status === 'editable' && contract.arrangementStatus === 'ready-for-contract';

/** Says how far the contract is. */
function standingWords(contract: ContractView): string {
  const { voidedOn, amends, inForce, status, version, findings } = contract;
  const open = openOf(contract);
  if (voidedOn !== null) return 'The contract is void. Its charges were taken back.';
  const isBlocked = version?.number === open?.number && findings.some(({ severity }) => severity === 'must');
  if (open && isBlocked) return `Version ${open.number} can’t be signed yet. It has to be changed first.`;
  if (open && inForce === null) return `Version ${open.number} is open for signing.`;
  if (open) return `Version ${inForce} applies until everyone has signed version ${open.number}.`;
  if (amends !== null) return `An amendment is being prepared. Version ${amends} applies until everyone has signed the next.`;
  if (isReady(contract))
    return 'Everything is agreed on. Open the contract to have it signed. Until then, you can still make changes.';
  if (status === 'editable') return 'The contract hasn’t been opened for signing. You can still change everything.';
  return inForceWords(contract);
}

/** Says by when the family is to be given the actual charges of what is still an estimate, where the terms or the state set a time. */
const ActualsDue = ({ contract: { version, versions, inForce, voidedOn } }: { contract: ContractView }) => {
  const { timeZone } = useWorkspace();
  const [today] = useState(() => dateInZone(new Date().toISOString(), timeZone));
  const signedOn = funeralSignedOn(versions);
  const dueOn = signedOn && version ? actualsDueOn(version.statement, signedOn) : null;
  if (dueOn === null || version?.number !== inForce || voidedOn !== null) return null;
  return (
    <Banner tone={dueOn < today ? 'warning' : 'info'}>
      {dueOn < today
        ? `The actual charges for cash advances were due on ${formatCalendarDate(dueOn)}. Enter them as soon as you know them.`
        : `Give the family the actual charges for cash advances by ${formatCalendarDate(dueOn)}.`}
    </Banner>
  );
};

type StandingPanelProps = {
  contract: ContractView;
  /** What was agreed on, while it may be changed by the viewer. */
  editable: SelectionView | null;
  onShowNewest: () => void;
};

/** Asks what an act needs: who signs, a reason, or the actual charges. */
function askedDialog(
  asked: Asked,
  {
    contract,
    editable,
    onShowNewest,
    ...act
  }: StandingPanelProps & {
    onActed: (view: ContractView) => Promise<void>;
    onClose: () => void;
  },
): ReactNode {
  const { version, versions, inForce } = contract;
  const open = openOf(contract);
  if (asked === 'turn') return <TurnDialog onTurned={onShowNewest} onClose={act.onClose} />;
  if (asked === 'open') return editable && <OpenDialog selection={editable} {...act} />;
  if (asked === 'give')
    return (
      <GiveDialog
        open={open ?? versions.find(({ number }) => number === inForce)!}
        purchasers={version?.statement.purchasers ?? []}
        {...act}
      />
    );
  if (asked === 'record-actuals')
    return version && inForce !== null && version.number === inForce && <ActualsDialog {...{ version, inForce }} {...act} />;
  if (asked === 'void')
    return (
      <ContractReasonDialog
        title="Void the contract?"
        act="Void the contract"
        busyLabel="Voiding..."
        send="voidContract"
        {...act}
      >
        This reverses its charges, write-offs, adjustments, and fees. Payments stay, and can be refunded.
      </ContractReasonDialog>
    );
  const isAmendment = open === undefined;
  return (
    <ContractReasonDialog
      title={isAmendment ? 'End the amendment?' : 'Reopen the contract?'}
      act={isAmendment ? 'End the amendment' : 'Reopen'}
      busyLabel={isAmendment ? 'Ending...' : 'Reopening...'}
      send="reopenContract"
      {...act}
    >
      {isAmendment
        ? 'Its changes are lost. The signed version doesn’t change.'
        : 'This voids its document, and signatures on it no longer count. You can then make changes.'}
    </ContractReasonDialog>
  );
}

/** Says that nobody has the case, where a funeral director can take it. */
const Unassigned = ({ status }: Pick<ContractView, 'status'>) => (
  <DirectorOffer signer={useSigningDirector(status)}>
    <p>Nobody is assigned to this case.</p>
  </DirectorOffer>
);

/** Shows how far the contract is, who has signed, and what can be done now. */
export const StandingPanel = ({ contract, editable, onShowNewest }: StandingPanelProps) => {
  const { acted } = useContractChanged();
  const stable = useStableFocus<HTMLDivElement>({ to: 'heading' });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const open = openOf(contract);
  const held = contract.versions.find(({ number }) => number === contract.inForce);
  // Actual charges have no document: the one to open is what everyone signed.
  const signed = contract.versions.find(
    ({ standing, documentId }) => standing !== 'open' && standing !== 'reopened' && documentId,
  );
  const documentId = open?.documentId ?? signed?.documentId;
  const unsigned = !open && held?.kind === 'actuals' && held.standing === 'signed' ? held : undefined;
  const completed = contract.versions.find((each) => each.completed)?.completed;
  const onActed = async (view: ContractView) => {
    onShowNewest();
    await acted(view);
  };
  return (
    <div {...stable}>
      <Panel
        title="Where the contract is"
        aside={
          <span className="flex flex-wrap gap-2">
            {isReady(contract) && <Badge tone="success">{arrangementStatus.label(contract.arrangementStatus)}</Badge>}
            <Badge tone={contract.voidedOn ? 'neutral' : tones[contract.status]}>
              {contract.voidedOn ? 'Void' : contractStatus.label(contract.status)}
            </Badge>
          </span>
        }
      >
        <div className="grid gap-4">
          <p>{standingWords(contract)}</p>
          {completed && (
            <p>
              Completed by {completed.byName} <When at={completed.on} />. Everything in it was provided.
            </p>
          )}
          {open && <GivenWords open={open} />}
          {unsigned && <GivenWords open={unsigned} />}
          <ActualsDue contract={contract} />
          {documentId && <SigningStatus documentId={documentId} isOpen={open !== undefined} isAsked={open?.givenOn !== null} />}
          <Unassigned status={contract.status} />
          <FormFailure error={failure} />
          <ActButtons {...{ contract, editable, onActed, onFailure: setFailure, onAsk: setAsked }} />
          {asked && askedDialog(asked, { contract, editable, onShowNewest, onActed, onClose: () => setAsked(null) })}
        </div>
      </Panel>
    </div>
  );
};
