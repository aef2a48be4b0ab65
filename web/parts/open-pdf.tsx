import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#web/session/index.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

type OpenPdfProps = { fetchPdf: () => Promise<{ url: string }>; children: ReactNode } & Pick<ButtonProps, 'look' | 'size'>;

/** Opens a PDF to print. */
export const OpenPdf = ({ fetchPdf, children, ...button }: OpenPdfProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    // Open it during the press: browsers block a window that opens after a response.
    const sheet = window.open('', '_blank');
    try {
      const { url } = await fetchPdf();
      if (sheet) sheet.location.href = url;
      else window.location.href = url;
    } catch (error) {
      sheet?.close();
      toast(messageOf(error), { tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button {...button} icon={Printer} isBusy={isBusy} busyLabel="Making the PDF..." onClick={() => void open()}>
      {children}
    </Button>
  );
};
