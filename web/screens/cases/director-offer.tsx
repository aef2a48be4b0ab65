import { type ReactNode, useState } from 'react';
import type { DocumentSignerView } from '#shared/contract/case-documents-views.ts';
import { directorsIn } from '#shared/documents/funeral-directors.ts';
import type { ContractStatus } from '#shared/model/enumerations/case.ts';
import { messageOf } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAssign } from './changes/use-assign.ts';
import { useDocuments } from './documents/use-documents.ts';
import { useCase } from './use-case.ts';
import { useMembers } from './use-members.ts';

/** Returns who signed the contract of a case as the home's funeral director, while nobody is assigned to the case. */
export function useSigningDirector(status: ContractStatus): DocumentSignerView | undefined {
  const { caseId, row } = useCase();
  const isNeeded = row.employeeId === undefined && status !== 'editable';
  const documents = useDocuments(caseId, { isNeeded }).data?.documents ?? [];
  if (!isNeeded) return undefined;
  return documents
    .filter(({ type, state }) => type === 'statement-of-goods-and-services' && state !== 'void')
    .flatMap(({ signers }) => signers)
    .find(({ role, state }) => role === 'funeral-director' && state === 'signed');
}

/**
 * Offers to assign a case that is nobody's to the funeral director who signed for the home, or else to the one who is signed in. Who signs or gives a price list may
 * only be filling in for a colleague, so the case isn't theirs before someone says so.
 */
export const DirectorOffer = ({ signer, children }: { signer: DocumentSignerView | undefined; children?: ReactNode }) => {
  const { row, locationId, may } = useCase();
  const { user } = useSession();
  const { assignable } = useMembers();
  const assign = useAssign();
  const [isBusy, setIsBusy] = useState(false);
  const own = user?.memberships.find((each) => each.locationId === locationId)?.employeeId;
  const director = directorsIn(assignable).find(({ id }) => id === (signer?.employeeId ?? own));
  if (row.employeeId !== undefined || !director || !may('cases.change')) return null;
  const press = async () => {
    setIsBusy(true);
    try {
      await assign(row, director.id);
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      {children}
      <Button size="compact" isBusy={isBusy} busyLabel="Assigning..." onClick={() => void press()}>
        {director.id === own ? 'Assign the case to me' : `Assign the case to ${director.fullName}`}
      </Button>
    </div>
  );
};
