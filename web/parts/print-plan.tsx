import { FileText } from 'lucide-react';
import { useState } from 'react';
import { api } from '../session/api.ts';
import { isUnreachable } from '../session/api-problem.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

type PrintPlanProps = {
  /** The plan's id, or a function that saves it first and returns its id; null if that failed and the person was told. */
  planId: string | (() => Promise<string | null>);
} & Pick<ButtonProps, 'look' | 'size' | 'isWide'>;

/** Fetches the plan as one PDF to print. */
export const PrintPlan = ({ planId, ...button }: PrintPlanProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const fetchPdf = async () => {
    setIsBusy(true);
    // Open it during the press: browsers block a window that opens after a response.
    const sheet = window.open('', '_blank');
    try {
      const id = typeof planId === 'string' ? planId : await planId();
      if (id === null) {
        sheet?.close();
        return;
      }
      const { url } = await api.planDocuments.getPlanPdf({ id });
      if (sheet) sheet.location.href = url;
      else window.location.href = url;
    } catch (error) {
      sheet?.close();
      toast(
        isUnreachable(error)
          ? 'We couldn’t get the PDF because you’re offline. Try again.'
          : 'We couldn’t make the PDF. Try again.',
        { tone: 'danger' },
      );
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button {...button} icon={FileText} isBusy={isBusy} busyLabel="Making the PDF..." onClick={() => void fetchPdf()}>
      Print or save as PDF
    </Button>
  );
};
