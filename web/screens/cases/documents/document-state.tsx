import { useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { useWhenWords } from '#web/parts/when.tsx';
import { query as search } from '#web/path-parts.ts';
import { paths } from '#web/paths.ts';
import { api, messageOf, newIdempotencyKey } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { DocumentReasons } from './document-reasons.tsx';
import { badgeOf, lackingIn, statusSentence, unreachedBy } from './document-words.ts';
import { useDocumentChanged } from './use-documents.ts';

type StateProps = { view: CaseDocumentView; onField: (fieldId: string) => void; onSigner: (signerId: string) => void };

/** Links the version before and the one after. */
const Versions = ({ view: { document } }: Pick<StateProps, 'view'>) => {
  const at = useCase();
  const { replaces, replacedBy, revision } = document;
  if (!replaces && !replacedBy) return null;
  const to = (documentId: string) => workPaths.caseDocument({ ...at, documentId });
  return (
    <p className="flex flex-wrap gap-x-4 text-muted">
      <span>Version {revision}</span>
      {replaces && <TextLink to={to(replaces)}>The version before</TextLink>}
      {replacedBy && <TextLink to={to(replacedBy)}>The version that replaced it</TextLink>}
    </p>
  );
};

/** Tries to seal a document now, instead of when it's due. */
function useSealNow({ id: documentId }: CaseDocumentView['document']) {
  const { caseId } = useCase();
  const changed = useDocumentChanged(caseId);
  const [isBusy, setIsBusy] = useState(false);
  const seal = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const context = { idempotencyKey: newIdempotencyKey() };
    try {
      await api.caseDocuments.sealCaseDocument({ id: caseId, documentId }, { context });
      changed(await api.caseDocuments.getCaseDocument({ id: caseId, documentId }));
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
    }
    setIsBusy(false);
  };
  return { isBusy, seal };
}

/** Says of the final file that it isn't sealed yet, and why. */
const Sealing = ({ view: { document } }: Pick<StateProps, 'view'>) => {
  const { whenWords } = useWhenWords();
  const { may } = useCase();
  const now = useSealNow(document);
  const { sealing, state } = document;
  if (state !== 'signed' && sealing === undefined) return null;
  if (sealing?.state !== 'failed')
    return (
      <Banner role="status" title="The final file is being sealed">
        Everyone has signed, and the signatures are kept. This page shows the sealed file as soon as there is one.
      </Banner>
    );
  return (
    <Banner
      tone="warning"
      role="status"
      title={sealing.waitsFor ? 'Waiting for the timestamp authority' : 'The final file isn’t sealed yet'}
    >
      <p>{sealing.error ?? 'Sealing failed.'} The signatures are kept; nobody has to sign again.</p>
      <p>
        {sealing.tries === 1 ? 'Tried once.' : `Tried ${sealing.tries} times.`}
        {sealing.nextTryOn && ` We try again ${whenWords(sealing.nextTryOn)}.`}
      </p>
      {may('documents.change') && (
        <Button size="compact" className="mt-2" isBusy={now.isBusy} busyLabel="Asking..." onClick={() => void now.seal()}>
          Seal now
        </Button>
      )}
    </Banner>
  );
};

/** Says why a document is no longer valid, how to check its sealed file, or who signed it by hand. */
const Ended = ({ view: { document } }: Pick<StateProps, 'view'>) => {
  const { whenWords } = useWhenWords();
  const { voided, paper, sealed } = document;
  if (voided)
    return (
      <Banner tone="warning" title={`Voided ${whenWords(voided.on)}`}>
        {voided.reason}
      </Banner>
    );
  if (sealed)
    return (
      <Banner tone="success" title={`Sealed ${whenWords(sealed.sealedOn)}`}>
        Any change to the sealed file shows. <TextLink to={paths.verify()}>Verify a sealed file</TextLink>
      </Banner>
    );
  if (!paper) return null;
  const { signatures = [{ fullName: paper.signedBy, signedOn: paper.signedOn }] } = paper;
  return (
    <Banner tone="success" title="Signed by hand">
      {signatures.map(({ fullName, signedOn }) => `${fullName} signed it on ${formatCalendarDate(signedOn)}.`).join(' ')} The scan
      was kept {whenWords(paper.keptOn)}.
    </Banner>
  );
};

/** Warns of signers of a draft whom no email can reach, before it is sent, and leads to where an address is entered. */
const Unreached = ({ view: { document } }: Pick<StateProps, 'view'>) => {
  const at = useCase();
  const { may } = at;
  const unreached = document.state === 'draft' ? unreachedBy(document.signers) : [];
  if (unreached.length === 0) return null;
  const to = (contactId: string) =>
    `${workPaths.caseContact({ ...at, contactId })}${search({ section: 'contact', field: 'email', from: document.id })}`;
  return (
    <Banner tone="warning" title={unreached.length === 1 ? 'One signer gets no email' : 'Some signers get no email'}>
      <ul className="grid gap-1">
        {unreached.map(({ id, unreachable, fullName, contactId }) => (
          <li key={id} className="wrap-anywhere">
            {unreachable} They can sign on this tablet.{' '}
            {contactId && may('contacts.change') && <TextLink to={to(contactId)}>Add an email address for {fullName}</TextLink>}
          </li>
        ))}
      </ul>
    </Banner>
  );
};

/** Says how far a document is, why, and what it lacks. */
export const DocumentStatus = ({ view, ...go }: StateProps) => {
  const { document, reasons } = view;
  const { words, tone } = badgeOf(document);
  return (
    <div className="grid gap-3">
      <div>
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone}>{words}</Badge>
          <span>{statusSentence({ ...document, reasons })}</span>
        </p>
        <DocumentReasons reasons={lackingIn({ ...document, reasons })} documentId={document.id} {...go} />
        <Versions view={view} />
      </div>
      <Unreached view={view} />
      <Sealing view={view} />
      <Ended view={view} />
    </div>
  );
};
