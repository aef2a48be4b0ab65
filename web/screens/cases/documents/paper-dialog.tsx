import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { FileButton } from '#web/parts/file-button.tsx';
import { sendFile } from '#web/parts/send-file.ts';
import { DateBoxes } from '#web/questions/date-boxes.tsx';
import { readDate, splitDate } from '#web/questions/date-parts.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { FieldError } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { type Paper, paperFaults } from './paper-faults.ts';
import { useDocumentChanged } from './use-documents.ts';

type PaperProps = { view: CaseDocumentView; onClose: () => void };

const signersOf = ({ document: { signers } }: CaseDocumentView) =>
  new Intl.ListFormat('en-US').format(
    signers.flatMap(({ fullName, state }) => (fullName && state !== 'canceled' ? [fullName] : [])),
  );

/** Sends a scan and keeps it with its document. A file that has arrived isn't sent again after the rest was refused. */
function useKeepPaper({ document }: CaseDocumentView) {
  const { caseId } = useCase();
  const changed = useDocumentChanged(caseId);
  const keyFor = useIdempotencyKey();
  const [arrived, setArrived] = useState<{ file: File; uploadId: string } | null>(null);
  const at = { id: caseId, documentId: document.id };
  const uploaded = async (file: File): Promise<string> => {
    if (arrived?.file === file) return arrived.uploadId;
    const target = await api.casePapers.beginSignedPaper({ ...at, bytes: file.size });
    await sendFile(target, file);
    setArrived({ file, uploadId: target.uploadId });
    return target.uploadId;
  };
  return async ({ file, signedBy, signedOn }: { file: File; signedBy: string; signedOn: string }) => {
    const input = { ...at, version: document.version, uploadId: await uploaded(file), signedBy, signedOn };
    changed(await api.casePapers.keepSignedPaper(input, { context: { idempotencyKey: keyFor(input) } }));
  };
}

const ChooseScan = ({
  file,
  error,
  onChoose,
}: {
  file: File | null;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}) => (
  <div className="grid justify-items-start gap-2">
    <FileButton
      id="paper-file"
      accept="application/pdf,.pdf"
      icon={Upload}
      describedBy="paper-file-hint paper-file-error"
      onChoose={([chosen]) => onChoose(chosen ?? null)}
    >
      {file ? 'Choose another file' : 'Choose the scan'}
    </FileButton>
    <p id="paper-file-hint" className="wrap-anywhere text-muted">
      {file ? file.name : 'A PDF of at most 20 MB'}
    </p>
    <FieldError id="paper-file-error">{error}</FieldError>
  </div>
);

/** Keeps a scan of a document that was signed by hand, with who signed it and when. */
export const PaperDialog = ({ view, onClose }: PaperProps) => {
  const keep = useKeepPaper(view);
  const [paper, setPaper] = useState<Paper>(() => ({ file: null, signedBy: signersOf(view), signedOn: null }));
  const [parts, setParts] = useState(splitDate(''));
  const [isTried, setIsTried] = useState(false);
  const faults = isTried ? paperFaults(paper, new Date()) : {};
  const save = async () => {
    setIsTried(true);
    const { file, signedBy, signedOn } = paper;
    if (!file || !signedOn || Object.keys(paperFaults(paper, new Date())).length > 0) return false;
    await keep({ file, signedBy: signedBy.trim(), signedOn });
    toast(`The signed ${view.document.name} is kept.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title="Upload signed paper"
      saveLabel="Keep the scan"
      busyLabel="Uploading..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">The document is then complete. Links that were emailed stop working.</p>
          <ChooseScan
            file={paper.file}
            error={faults.file ?? errors.uploadId}
            onChoose={(file) => setPaper({ ...paper, file })}
          />
          <TextField
            label="Signed by"
            maxLength={200}
            value={paper.signedBy}
            {...((faults.signedBy ?? errors.signedBy) ? { error: faults.signedBy ?? errors.signedBy } : {})}
            onChange={({ target }) => setPaper({ ...paper, signedBy: target.value })}
          />
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-sm font-semibold">Signed on</legend>
            <DateBoxes
              id="paper-date"
              parts={parts}
              isInvalid={Boolean(faults.signedOn)}
              onChange={(next) => {
                setParts(next);
                setPaper({ ...paper, signedOn: readDate(next).date });
              }}
            />
            <FieldError id="paper-date-error">{faults.signedOn ?? errors.signedOn}</FieldError>
          </fieldset>
        </>
      )}
    </ChangeDialog>
  );
};
