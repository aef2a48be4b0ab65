import { useState } from 'react';
import { careMoves } from '#shared/custody/handoffs/care-moves.ts';
import { isAllowed } from '#shared/lifecycles/move.ts';
import { type DecedentStatus, decedentStatus } from '#shared/model/enumerations/case.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { Button } from '#web/ui/button.tsx';
import { CareDialog } from '../changes/care-dialog.tsx';
import { useCase } from '../use-case.ts';

/** What a page suggests to record next, of the moves that can be recorded now. */
const suggested: Readonly<Record<CarePageName, readonly DecedentStatus[]>> = {
  removal: ['pickup-requested', 'out-for-pickup'],
  intake: ['in-care'],
  preservation: [],
  preparation: ['preparation-started', 'embalmed', 'preparation-completed'],
  identification: [],
  'cremated-remains': [
    'cremated-remains-in-care',
    'cremated-remains-ready-for-family',
    'cremated-remains-in-family-care',
    'laid-to-rest',
  ],
};

type NextMovesProps = { page: CarePageName; happenedOn?: string | undefined };

/** Offers the moves of care that belong to a page. Each opens the dialog that records it, with the time that the page says. */
export const NextMoves = ({ page, happenedOn }: NextMovesProps) => {
  const { row, who, dashboard } = useCase();
  const does = dashboard.tradeKinds;
  const [begun, setBegun] = useState<DecedentStatus | null>(null);
  if (!who) return null;
  const { custody } = dashboard;
  const moves = careMoves({ status: row.decedentStatus, dispositionType: row.dispositionType, custody }, who, does);
  const offered = suggested[page].filter((to) => to !== row.decedentStatus && isAllowed(moves, to));
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((to) => (
        <Button key={to} size="compact" onClick={() => setBegun(to)}>
          Record “{decedentStatus.label(to)}”
        </Button>
      ))}
      {begun && (
        <CareDialog row={row} who={who} does={does} begun={begun} happenedOn={happenedOn} onClose={() => setBegun(null)} />
      )}
    </div>
  );
};
