import { useParams } from 'react-router-dom';
import { stepOf } from '#shared/planner/steps.ts';
import { Card } from '#web/ui/card.tsx';
import { TotalContent, TotalFigure } from './total-content.tsx';

/** Shows the running total beside the step. It stays visible, and scrolls separately if it is taller than the screen. */
export const TotalAside = () => {
  const { '*': path = '' } = useParams();
  // The summary has the whole breakdown.
  const isSummary = path.replace(/\/+$/, '') === stepOf('summary').path;
  return (
    <Card className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain p-5">
      <h2 className="sr-only">Total</h2>
      {isSummary ? <TotalFigure /> : <TotalContent />}
    </Card>
  );
};
