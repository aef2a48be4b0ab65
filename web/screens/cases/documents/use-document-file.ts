import { useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { downloadFrom } from '#web/parts/send-file.ts';
import { api, messageOf } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';

/** Gets the file of a document: the sealed one if there is one, otherwise what it is now. */
export function useDocumentFile({ id: documentId, caseId: id }: CaseDocumentView['document']) {
  const [isBusy, setIsBusy] = useState(false);
  const file = () => api.casePapers.getCaseDocumentFile({ id, documentId });
  const address = async (open: (url: string) => void, onFailed = () => {}, ask = file) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      open((await ask()).url);
    } catch (error) {
      onFailed();
      toast(messageOf(error), { tone: 'danger' });
    }
    setIsBusy(false);
  };
  return {
    isBusy,
    download: () => address(downloadFrom),
    /** Gets the sealed file with its record and a page that checks both. */
    downloadBundle: () => address(downloadFrom, undefined, () => api.casePapers.getEvidenceBundle({ id, documentId })),
    /** Opens the file in another tab, where the browser prints it. The tab opens during the press: browsers block one that opens after a response. */
    print: () => {
      const sheet = window.open('', '_blank');
      return address(
        (url) => {
          if (sheet) sheet.location.href = url;
          else window.location.href = url;
        },
        () => sheet?.close(),
      );
    },
  };
}
