import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { DocumentSignerView, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { useCase } from '../use-case.ts';
import { ownTurn } from './signer-words.ts';
import { TabletDialog } from './tablet-dialog.tsx';

type SignButtonProps = { documentId: string; document: Pick<ListedDocument, 'state' | 'signers'> };

/** Returns the viewer’s own signer while it’s their turn. Support doesn’t sign for anyone. */
function useOwnTurn({ document }: Pick<SignButtonProps, 'document'>): DocumentSignerView | undefined {
  const { locationId, may, row } = useCase();
  const { user, support } = useSession();
  const own = user?.memberships.find((each) => each.locationId === locationId)?.employeeId;
  if (own === undefined || support || !may('documents.change') || row.status === 'cancelled') return undefined;
  return ownTurn(document, own);
}

/** Lets the viewer sign, when it’s their turn, such as the funeral director after the purchasers. */
export const SignButton = ({ documentId, document }: SignButtonProps) => {
  const signer = useOwnTurn({ document });
  const [isOpen, setIsOpen] = useState(false);
  if (!signer) return null;
  return (
    <>
      <Button look="primary" size="compact" icon={PenLine} onClick={() => setIsOpen(true)}>
        Sign
      </Button>
      {isOpen && <TabletDialog {...{ documentId, signer }} isOwn onClose={() => setIsOpen(false)} />}
    </>
  );
};
