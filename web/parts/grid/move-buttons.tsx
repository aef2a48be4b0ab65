import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import type { RowMove } from './row-order.ts';

const moves = [
  { move: 'top', icon: ArrowUpToLine, words: 'to the top' },
  { move: 'up', icon: ArrowUp, words: 'up' },
  { move: 'down', icon: ArrowDown, words: 'down' },
] as const;

type MoveButtonsProps = { name: string; whyNot?: string | undefined; onMove: (move: RowMove) => void };

/** Moves a row without a drag, and says why that can’t be done now. */
export const MoveButtons = ({ name, whyNot, onMove }: MoveButtonsProps) => (
  <div className="flex items-center gap-1">
    {moves.map(({ move, icon, words }) => (
      <IconButton
        key={move}
        icon={icon}
        label={`Move ${name} ${words}`}
        aria-disabled={whyNot !== undefined}
        onClick={() => whyNot === undefined && onMove(move)}
        className="aria-disabled:opacity-40"
      />
    ))}
    {whyNot !== undefined && <p className="ml-1 text-sm text-muted">{whyNot}</p>}
  </div>
);
