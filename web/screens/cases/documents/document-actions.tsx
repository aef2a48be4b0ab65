import { Download, Ellipsis, FileArchive, Mail, Printer, Send, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { api } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MenuItem } from '#web/ui/menu-popover.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { SignButton } from './sign-button.tsx';
import { sendSteps, UNSAVED } from './signer-words.ts';
import { useDocumentFile } from './use-document-file.ts';

const SendDialog = lazyPart(() => import('./send-dialog.tsx').then((part) => ({ default: part.SendDialog })), 'This question');
const PaperDialog = lazyPart(() => import('./paper-dialog.tsx').then((part) => ({ default: part.PaperDialog })), 'This form');
const CopyDialog = lazyPart(() => import('./copy-dialog.tsx').then((part) => ({ default: part.CopyDialog })), 'This form');
const ReasonDialog = lazyPart(
  () => import('./reason-dialog.tsx').then((part) => ({ default: part.ReasonDialog })),
  'This question',
);

type Opened = 'send' | 'paper' | 'copy' | 'void' | 'replace' | null;
type ActionsProps = {
  view: CaseDocumentView;
  /** Saves what is typed, and tells whether everything is saved. A document isn’t sent before it is. */
  settle: () => Promise<boolean>;
  onField: (fieldId: string) => void;
  onSigner: (signerId: string) => void;
};

/** Voids a document, or replaces it with a new version, with a reason. */
const Ending = ({ kind, view, onClose }: { kind: 'void' | 'replace'; view: CaseDocumentView; onClose: () => void }) => {
  const at = useCase();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const { id: documentId, version, name, state } = view.document;
  const shared = { view, onClose };
  const isVoided = state === 'out' || state === 'declined';
  const told = isVoided ? 'Signers who were emailed it get an email that it’s withdrawn, without your reason. ' : '';
  const input = (reason: string) => ({ id: at.caseId, documentId, version, reason });
  if (kind === 'void')
    return (
      <ReasonDialog
        {...shared}
        title={`Void ${name}?`}
        act="Void it"
        keep="Keep it"
        busyLabel="Voiding..."
        send={(reason) => api.caseDocuments.voidCaseDocument(input(reason))}
      >
        It can no longer be signed, and all links to it stop working. What was kept stays in the record. {told}This can’t be
        undone.
      </ReasonDialog>
    );
  return (
    <ReasonDialog
      {...shared}
      title={`Replace ${name}?`}
      act="Begin a new version"
      keep="Keep this version"
      busyLabel="Beginning..."
      send={(reason) => api.caseDocuments.replaceCaseDocument(input(reason), { context: { idempotencyKey: key } })}
      onDone={({ document }) => void navigate(workPaths.caseDocument({ ...at, documentId: document.id }))}
    >
      A new version begins with today’s answers, and everyone signs it again.{' '}
      {isVoided ? `This version is voided, and links to it stop working. ${told}` : 'This version is kept as it was signed.'}
    </ReasonDialog>
  );
};

/** Says why no copy of a document can be emailed yet. */
const whyNoCopy = ({ sealed, state }: CaseDocumentView['document']): Partial<MenuItem> =>
  sealed || state === 'signed-on-paper'
    ? {}
    : { isDisabled: true, hint: 'Once everyone has signed and it’s sealed, or a scan is kept. Until then, download it.' };

/** Returns what the menu of a document offers, as far as its state allows it. */
function menuOf(
  { document }: CaseDocumentView,
  mayChange: boolean,
  { open, bundle }: { open: (opened: Opened) => void; bundle: () => void },
): MenuItem[] {
  const { state, sealed, replacedBy } = document;
  const record: MenuItem[] = sealed
    ? [{ key: 'bundle', label: 'Download with its record', icon: FileArchive, onAction: bundle }]
    : [];
  const isOpen = state === 'draft' || state === 'out' || state === 'declined';
  const isReplaceable = state !== 'draft' && replacedBy === undefined && state !== 'signed';
  const items: (MenuItem | false)[] = [
    { key: 'copy', label: 'Email a copy', icon: Mail, ...whyNoCopy(document), onAction: () => open('copy') },
    isOpen && { key: 'paper', label: 'Upload signed paper', icon: Upload, onAction: () => open('paper') },
    isReplaceable && { key: 'replace', label: 'Replace with a new version', onAction: () => open('replace') },
    state !== 'void' && sealed === undefined && { key: 'void', label: 'Void', tone: 'danger', onAction: () => open('void') },
  ];
  return [...record, ...(mayChange ? items.filter((item) => item !== false) : [])];
}

/** Saves what is typed, and then opens the question before a document is sent, which lists the signers as they are on the page. */
function useOpenSend(settle: () => Promise<boolean>, open: () => void) {
  const [isSaving, setIsSaving] = useState(false);
  const openSend = async () => {
    setIsSaving(true);
    const isSaved = await settle();
    setIsSaving(false);
    if (isSaved) open();
    else toast(UNSAVED, { tone: 'danger' });
  };
  return { isSaving, openSend };
}

/** Shows what can be done with a document: send, download, print, and, in a menu, the rest. */
export const DocumentActions = ({ view, settle, onField, onSigner }: ActionsProps) => {
  const { may } = useCase();
  const [opened, setOpened] = useState<Opened>(null);
  const { isSaving, openSend } = useOpenSend(settle, () => setOpened('send'));
  const file = useDocumentFile(view.document);
  const close = () => setOpened(null);
  const mayChange = may('documents.change');
  const items = menuOf(view, mayChange, { open: setOpened, bundle: () => void file.downloadBundle() });
  const isDraft = view.document.state === 'draft';
  return (
    <>
      {isDraft && mayChange && (
        <Button look="primary" size="compact" icon={Send} isBusy={isSaving} busyLabel="Saving..." onClick={() => void openSend()}>
          {sendSteps(view.document.signers).length > 0 ? 'Send' : 'Finish'}
        </Button>
      )}
      <SignButton documentId={view.document.id} document={view.document} />
      <Button size="compact" icon={Download} isBusy={file.isBusy} busyLabel="Downloading..." onClick={() => void file.download()}>
        Download
      </Button>
      <Button size="compact" icon={Printer} onClick={() => void file.print()}>
        Print
      </Button>
      {items.length > 0 && (
        <Menu
          label="More actions"
          isLabelHidden
          items={items}
          className="inline-flex size-9 items-center justify-center border border-border-strong text-muted hover:text-text pointer-coarse:size-11"
        >
          <Icon of={Ellipsis} />
        </Menu>
      )}
      {opened === 'send' && <SendDialog {...{ view, settle, onField, onSigner }} onClose={close} />}
      {opened === 'paper' && <PaperDialog view={view} onClose={close} />}
      {opened === 'copy' && <CopyDialog view={view} onClose={close} />}
      {(opened === 'void' || opened === 'replace') && <Ending kind={opened} view={view} onClose={close} />}
    </>
  );
};
