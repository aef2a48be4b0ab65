import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { sendFile } from '#web/parts/send-file.ts';
import { api, messageOf, useIdempotencyKey } from '#web/session/index.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { lackingIn, missingWords } from './document-words.ts';
import { nothingSaid, type Paper, paperFaults, saidOf, scanFault, scanType } from './paper-faults.ts';
import { asksOf, PaperSaysFields, PaperSigners } from './paper-fields.tsx';
import { type ArrivedScan, ScanPreview } from './scan-preview.tsx';
import { useDocumentChanged } from './use-documents.ts';

type PaperProps = { view: CaseDocumentView; onClose: () => void };
type LackingProps = {
  view: CaseDocumentView;
  isConfirmed: boolean;
  error: string | undefined;
  onConfirm: (isConfirmed: boolean) => void;
};

/** The most things that are named as missing. */
const FEW = 8;

/** Sends a scan as soon as it is chosen, so that it's looked at before it is kept, and keeps it with its document. */
function useScan({ document }: CaseDocumentView) {
  const { caseId } = useCase();
  const changed = useDocumentChanged(caseId);
  const keyFor = useIdempotencyKey();
  const [arrived, setArrived] = useState<ArrivedScan | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const at = { id: caseId, documentId: document.id };
  const send = async (file: File) => {
    setArrived(null);
    setFailure(scanFault(file) ?? '');
    if (scanFault(file)) return;
    setIsSending(true);
    try {
      const target = await api.casePapers.beginSignedPaper({ ...at, bytes: file.size, type: scanType(file) });
      await sendFile(target, file);
      setArrived({ ...at, uploadId: target.uploadId });
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsSending(false);
  };
  const keep = async (scan: ArrivedScan, said: ReturnType<typeof saidOf>) => {
    const input = { ...scan, version: document.version, ...said };
    changed(await api.casePapers.keepSignedPaper(input, { context: { idempotencyKey: keyFor(input) } }));
  };
  return { arrived, isSending, failure, send, keep };
}

type ChooseProps = { name: string; error: string | undefined; isSending: boolean; onChoose: (file: File) => void };

const ChooseScan = ({ name, error, isSending, onChoose }: ChooseProps) => (
  <div data-invalid={error ? true : undefined} className="grid justify-items-start gap-2">
    <FileButton
      id="paper-file"
      accept="application/pdf,.pdf,image/jpeg,image/png,.jpg,.jpeg,.png"
      icon={Upload}
      describedBy="paper-file-hint paper-file-error"
      onChoose={([chosen]) => chosen && onChoose(chosen)}
    >
      {name ? 'Choose another file' : 'Choose the scan'}
    </FileButton>
    <p id="paper-file-hint" role="status" className="wrap-anywhere text-muted">
      {name ? `${name}${isSending ? ' is being sent...' : ''}` : 'A PDF, or a photo as JPEG or PNG, of at most 20 MB'}
    </p>
    <FieldError id="paper-file-error">{error}</FieldError>
  </div>
);

/** Says what a document still lacks, which the paper may have: completing it is confirmed then. */
const Lacking = ({ view, isConfirmed, error, onConfirm }: LackingProps) => {
  const { reasons, document } = view;
  const lacking = lackingIn({ ...document, reasons });
  if (lacking.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-control bg-warning-soft p-4">
      <p className="font-semibold">In this document: {missingWords(lacking)}</p>
      <ul className="list-disc pl-5">
        {lacking.slice(0, FEW).map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
        {lacking.length > FEW && <li>and {lacking.length - FEW} more</li>}
      </ul>
      <Checkbox
        id="paper-confirmed"
        label="The signed paper has all of this"
        checked={isConfirmed}
        {...(error ? { error } : {})}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </div>
  );
};

/** Keeps a scan of a document that was signed by hand, once its pages were shown, with who signed it and when. */
export const PaperDialog = ({ view, onClose }: PaperProps) => {
  const scan = useScan(view);
  const isComplete = lackingIn({ ...view.document, reasons: view.reasons }).length === 0;
  const [name, setName] = useState('');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [paper, setPaper] = useState<Paper>({ signers: [], says: nothingSaid });
  const [isTried, setIsTried] = useState(false);
  const { row, dashboard } = useCase();
  const caseName = [row.decedentFullName, dashboard.decedent.suffix].filter(Boolean).join(' ');
  const asks = asksOf(view);
  const faults = isTried ? paperFaults(paper, asks, new Date()) : {};
  const save = async () => {
    setIsTried(true);
    const isWrong = Object.keys(paperFaults(paper, asks, new Date())).length > 0;
    if (!scan.arrived || isWrong || !(isComplete || isConfirmed)) return false;
    await scan.keep(scan.arrived, saidOf(paper, asks, caseName));
    toast(`The signed ${view.document.name} is kept.`, { tone: 'success' });
    return true;
  };
  const waiting = scan.isSending ? 'The file is still on its way. Try again in a moment' : 'Choose the scan of the signed paper';
  const noScan = isTried && !scan.arrived ? waiting : undefined;
  return (
    <ChangeDialog
      title="Upload signed paper"
      saveLabel="Keep the scan"
      busyLabel="Keeping..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">The document is complete once the scan is kept. Links that were emailed stop working.</p>
          <ChooseScan
            name={name}
            isSending={scan.isSending}
            error={scan.failure || (errors.uploadId ?? noScan)}
            onChoose={(file) => {
              setName(file.name);
              void scan.send(file);
            }}
          />
          {scan.arrived && <ScanPreview key={scan.arrived.uploadId} of={scan.arrived} />}
          <PaperSigners
            view={view}
            signers={paper.signers}
            faults={{ ...errors, ...faults }}
            onChange={(signers) => setPaper({ ...paper, signers })}
          />
          <PaperSaysFields
            {...{ asks, caseName }}
            says={paper.says}
            faults={faults}
            onChange={(says) => setPaper({ ...paper, says })}
          />
          <Lacking
            view={view}
            isConfirmed={isConfirmed}
            error={isTried && !isConfirmed ? 'Check that the paper has it, and confirm it here' : undefined}
            onConfirm={setIsConfirmed}
          />
        </>
      )}
    </ChangeDialog>
  );
};
