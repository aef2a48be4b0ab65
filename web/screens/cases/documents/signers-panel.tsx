import type { CaseDocumentView } from '#shared/contract/case-documents.ts';
import { Card } from '#web/ui/card.tsx';
import { useCase } from '../use-case.ts';
import { ChooseSigners } from './choose-signers.tsx';
import type { ChosenSigner } from './document-values.ts';
import { SentSigner } from './sent-signer.tsx';

type PanelProps = {
  view: CaseDocumentView;
  chosen: readonly ChosenSigner[];
  onChange: (signers: readonly ChosenSigner[]) => void;
};

/** Shows who signs a document: chosen and put in order while it is a draft, and how far each is once it is sent. */
export const SignersPanel = ({ view, chosen, onChange }: PanelProps) => {
  const { may } = useCase();
  const { state, signers } = view.document;
  const isDraft = state === 'draft';
  return (
    <Card role="region" aria-labelledby="document-signers" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:p-5">
      <h2 id="document-signers" className="text-lg">
        Signers
      </h2>
      {isDraft && may('documents.change') ? (
        <ChooseSigners {...{ view, chosen, onChange }} />
      ) : signers.length === 0 ? (
        <p className="text-muted">Nobody has to sign this document.</p>
      ) : (
        <ul className="grid gap-3">
          {signers.map((signer) => (
            <SentSigner key={signer.id} {...{ view, signer }} />
          ))}
        </ul>
      )}
    </Card>
  );
};
