import { useMutation } from '@tanstack/react-query';
import { FileText, type LucideIcon } from 'lucide-react';
import type { PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import { api, messageOf } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

type OpenPaperProps = {
  id: string;
  label: string;
  /** What a screen reader says where several have the same label. */
  name?: string;
  paper?: PriceListPaper;
  isQuiet?: boolean;
  icon?: LucideIcon;
};

/** Opens a PDF in a separate tab. The tab opens during the press, as browsers require, and goes to the file once its address is known. */
export const OpenPaper = ({ id, label, name, paper = 'gpl', isQuiet = false, icon = FileText }: OpenPaperProps) => {
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const address = await api.priceLists.getGplPdf({ id, paper });
        if (!address) {
          tab?.close();
          toast('There’s no document yet, because nothing is priced.');
        } else if (tab) tab.location.href = address.url;
        else window.location.assign(address.url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  });
  return (
    <Button
      look={isQuiet ? 'quiet' : 'secondary'}
      size="compact"
      icon={icon}
      aria-label={name}
      isBusy={open.isPending}
      onClick={() => open.mutate(window.open('', '_blank'))}
    >
      {label}
    </Button>
  );
};
