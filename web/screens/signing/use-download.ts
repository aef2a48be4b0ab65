import { useState } from 'react';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { context } from './use-opening.ts';

/** Downloads the document as it is now. The address works for five minutes, so each press asks for one. */
export function useDownload(documentId: string, signingToken: string, onDone?: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const download = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      const { url, fileName } = await api.casePapers.getSignersCopy({ documentId, signingToken }, context);
      const link = Object.assign(document.createElement('a'), { href: url, download: fileName, rel: 'noreferrer' });
      document.body.append(link);
      link.click();
      link.remove();
      onDone?.();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setIsBusy(false);
    }
  };
  return { download, isBusy, error };
}
