import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { CaseDocumentView, DocumentSignerView } from '#shared/contract/case-documents-views.ts';
import { isTheirTurn } from '#shared/documents/document-status.ts';
import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import { useWhenWords } from '#web/parts/when.tsx';
import { query as search } from '#web/path-parts.ts';
import { api, messageOf, newIdempotencyKey } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase } from '../use-case.ts';
import { ChooseSigners } from './choose-signers.tsx';
import type { ChosenSigner } from './document-values.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { isGone, shownSigners, signerBadge, signerTone, signerWords } from './signer-words.ts';
import { TabletDialog } from './tablet-dialog.tsx';
import { signerElementId } from './use-current-field.ts';
import { useDocumentChanged } from './use-documents.ts';

type SignerProps = { view: CaseDocumentView; signer: DocumentSignerView & { isGone?: boolean } };
type Opened = 'tablet' | 'cancel' | null;

/** Sends a signer a new link or a reminder. */
function useResend({ view, signer }: SignerProps) {
  const { caseId } = useCase();
  const changed = useDocumentChanged(caseId);
  const [isBusy, setIsBusy] = useState(false);
  const resend = async (isReminder: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    const input = { id: caseId, documentId: view.document.id, signerId: signer.id, isReminder };
    try {
      const after = await api.caseDocuments.resendCaseDocument(input, { context: { idempotencyKey: newIdempotencyKey() } });
      changed(after);
      // A new link goes to the address that the contact has now.
      const { email = '' } = after.document.signers.find(({ id }) => id === signer.id) ?? {};
      toast(`${isReminder ? 'A reminder' : 'A new link'} is on its way to ${email || signer.fullName}.`, { tone: 'success' });
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
    }
    setIsBusy(false);
  };
  return resend;
}

/** Tells whether a signer has an address by now: one that was sent to, or that their contact was given since. Until the contacts are loaded, nobody knows. */
function useHasAddress({ contactId, email }: DocumentSignerView): boolean {
  const { data, hasNextPage } = useContacts(useCase().caseId, { includeDecedents: true });
  const contact = contactsOf(data?.pages ?? []).find(({ id }) => id === contactId);
  if (email !== '' || (contact && contact.email !== '')) return true;
  return contact === undefined && contactId !== undefined && (data === undefined || hasNextPage);
}

const SignerMenu = ({ view, signer, onOpen }: SignerProps & { onOpen: (opened: Opened) => void }) => {
  const resend = useResend({ view, signer });
  const hasAddress = useHasAddress(signer);
  // A new link goes to the address that the contact has by now. A reminder follows the link that was sent.
  const why = signer.unreachable ? { isDisabled: true, hint: signer.unreachable } : {};
  const whyNoLink = hasAddress ? {} : why;
  const canSign = isTheirTurn(view.document, signer);
  // Everyone whom a contract names has to sign it. It's reopened instead.
  const canCancel = view.document.type !== 'statement-of-goods-and-services';
  const items = [
    { key: 'tablet', label: 'Sign on this tablet', onAction: () => onOpen('tablet') },
    { key: 'remind', label: 'Send a reminder', ...why, onAction: () => void resend(true) },
    { key: 'resend', label: 'Send a new link', ...whyNoLink, onAction: () => void resend(false) },
    { key: 'cancel', label: 'No longer has to sign', tone: 'danger' as const, onAction: () => onOpen('cancel') },
  ];
  const shown = items.filter(({ key }) => (key === 'cancel' ? canCancel : canSign));
  if (shown.length === 0) return null;
  return (
    <Menu
      label={`What to do about ${signer.fullName}`}
      isLabelHidden
      items={shown}
      className="inline-flex size-9 items-center justify-center text-muted hover:bg-sunken hover:text-text pointer-coarse:size-11"
    >
      <Icon of={Ellipsis} />
    </Menu>
  );
};

const CancelSigner = ({ view: { document }, signer, onClose }: SignerProps & { onClose: () => void }) => {
  const { caseId } = useCase();
  return (
    <ReasonDialog
      title={`${signer.fullName} no longer has to sign?`}
      act="They no longer sign"
      keep="Keep them"
      busyLabel="Taking them off..."
      view={{ document }}
      onClose={onClose}
      send={(reason) =>
        api.caseDocuments.cancelSigner({
          id: caseId,
          documentId: document.id,
          signerId: signer.id,
          version: document.version,
          reason,
        })
      }
    >
      Their link stops working, and the next signer gets the document. The record keeps your reason.
    </ReasonDialog>
  );
};

/** Shows a signer of a document that was sent: how far they are, and what can be done about it. */
const SentSigner = ({ view, signer }: SignerProps) => {
  const { may, locationId, caseId } = useCase();
  const when = useWhenWords();
  const [opened, setOpened] = useState<Opened>(null);
  const { state, authority, needsCode } = signer;
  const isOpen = view.document.state === 'out' && !['signed', 'declined', 'canceled'].includes(state);
  const close = () => setOpened(null);
  const words = signerWords(signer, view.document, when);
  return (
    <li id={signerElementId(signer.id)} tabIndex={-1} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">
            {signer.order}. {signer.fullName || 'Nobody chosen yet'}
          </span>
          {view.document.state !== 'draft' && <Badge tone={signerTone(signer)}>{signerBadge(view.document, signer)}</Badge>}
        </p>
        <p className="text-muted">
          {signerRoleWords(view.document, signer.role)}
          {authority && `, ${authority}`}
          {needsCode && signer.email !== '' && '. Enters a code sent by email'}
        </p>
        {words !== signerBadge(view.document, signer) && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
        {isOpen && signer.bounce && signer.contactId && (
          <TextLink
            to={`${workPaths.caseContact({ locationId, caseId, contactId: signer.contactId })}${search({ section: 'contact', field: 'email', from: view.document.id })}`}
          >
            Correct the address of {signer.fullName}
          </TextLink>
        )}
      </div>
      {isOpen && may('documents.change') && (
        <div data-chrome>
          <SignerMenu {...{ view, signer }} onOpen={setOpened} />
        </div>
      )}
      {opened === 'tablet' && <TabletDialog documentId={view.document.id} signer={signer} onClose={close} />}
      {opened === 'cancel' && <CancelSigner {...{ view, signer }} onClose={close} />}
    </li>
  );
};

/** Returns the signers of a document with who of them is no longer on the case, once all of its contacts are known. */
function useKnownSigners({ document: { state, signers } }: CaseDocumentView): SignerProps['signer'][] {
  const isNeeded = state === 'out';
  const { data, hasNextPage } = useContacts(useCase().caseId, { includeDecedents: true, isNeeded });
  if (!isNeeded || !data || hasNextPage) return [...signers];
  const contacts = contactsOf(data.pages);
  return signers.map((signer) => ({ ...signer, isGone: isGone(signer, contacts) }));
}

type PanelProps = {
  view: CaseDocumentView;
  chosen: readonly ChosenSigner[];
  onChange: (signers: readonly ChosenSigner[]) => void;
};

/** Shows who signs a document: chosen and put in order while it is a draft, and how far each is once it is sent. */
export const SignersPanel = ({ view, chosen, onChange }: PanelProps) => {
  const { may } = useCase();
  const { state } = view.document;
  const signers = shownSigners(state, useKnownSigners(view));
  const isDraft = state === 'draft';
  // Who signed a scan by hand is said above.
  if (state === 'signed-on-paper' && signers.length === 0) return null;
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
