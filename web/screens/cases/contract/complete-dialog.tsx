import type { ContractView } from '#shared/contract/case-contracts-views.ts';
import { beyondOwed } from '#shared/ledger/payment-status.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { formatCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useAmounts } from '../money/use-money.ts';
import { useCase } from '../use-case.ts';

/** Statuses of a person whom the home, or its crematory, has no longer. */
const RELEASED: readonly string[] = ['laid-to-rest', 'cremated-remains-in-family-care', 'transferred'];

/** Says what of the version in force is still open: cash advances that are estimates, which keep it from being completed, and actual charges that the family wasn't given. */
function openInForce({ versions, inForce, version }: ContractView): string[] {
  const held = versions.find(({ number }) => number === inForce);
  const lines = version?.number === inForce ? (version?.statement.lines ?? []) : [];
  return [
    ...lines
      .filter(({ cashAdvance }) => cashAdvance?.standing === 'estimate')
      .map(({ label }) => `${label} is still an estimate. Enter the actual charge first.`),
    ...(held?.kind === 'actuals' && held.givenOn === null ? ['The family hasn’t been given the actual charges.'] : []),
  ];
}

/** Asks before a contract is completed, and says what is still open, such as what is owed, and a person who wasn't released. */
export const CompleteDialog = ({
  contract,
  isBusy,
  onComplete,
  onClose,
}: {
  contract: ContractView;
  isBusy: boolean;
  onComplete: () => void;
  onClose: () => void;
}) => {
  const { row } = useCase();
  const amounts = useAmounts();
  const owedCents = amounts.data ? amounts.data.balanceCents + beyondOwed(amounts.data) : 0;
  const open = [
    ...openInForce(contract),
    ...(owedCents > 0 ? [`${formatCents(owedCents)} is still owed.`] : []),
    ...(owedCents < 0 ? [`${formatCents(-owedCents)} is owed back.`] : []),
    ...(RELEASED.includes(row.decedentStatus)
      ? []
      : [`${row.decedentFullName} hasn’t been released. The status is ${decedentStatus.label(row.decedentStatus)}.`]),
  ];
  return (
    <Dialog
      title="Complete the contract?"
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button look="primary" isBusy={isBusy || amounts.isPending} busyLabel="Completing..." onClick={onComplete}>
            Complete the contract
          </Button>
        </>
      }
    >
      <p>
        This says that everything in the contract was provided. Later you can still add something with an amendment, and correct
        actual charges, but take nothing out.
      </p>
      {open.length > 0 && (
        <>
          <p className="font-semibold">Still open:</p>
          <ul className="list-disc pl-5">
            {open.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
};
