import { ArrowLeft } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

type MoveButtonsProps = { isSaving: boolean; onNext: () => void; onBack: () => void; nextLabel?: string };

/** Continue and Back, in this order for the keyboard: going on is what most come for. While a save runs, neither moves. */
export const MoveButtons = ({ isSaving, onNext, onBack, nextLabel = 'Continue' }: MoveButtonsProps) => (
  <div className="mt-10 flex flex-row-reverse flex-wrap items-center justify-between gap-3 border-t border-border pt-6 print:hidden">
    <Button look="primary" size="large" className="min-w-40 max-sm:grow" isBusy={isSaving} onClick={onNext}>
      {nextLabel}
    </Button>
    <Button look="quiet" size="large" icon={ArrowLeft} className="-ml-3" onClick={onBack}>
      Back
    </Button>
  </div>
);
