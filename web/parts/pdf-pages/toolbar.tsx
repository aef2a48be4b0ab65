import { ChevronLeft, ChevronRight, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Frame } from './use-frame.ts';
import { zoomStep } from './zoom.ts';

type ToolProps = Parameters<typeof IconButton>[0] & { isOff?: boolean };

/** Keeps its place and the focus when it is off, and says so. */
const Tool = ({ isOff = false, onClick, ...button }: ToolProps) => (
  <IconButton
    {...button}
    aria-disabled={isOff || undefined}
    className="aria-disabled:opacity-40"
    onClick={(event) => {
      if (!isOff) onClick?.(event);
    }}
  />
);

const Turning = ({ frame: { current, goTo }, count }: { frame: Frame; count: number }) => (
  <div className="flex items-center gap-1">
    <Tool icon={ChevronLeft} label="Previous page" isOff={current === 1} onClick={() => goTo(current - 1)} />
    <Select
      label="Page"
      isLabelHidden
      className="w-38"
      value={String(current)}
      options={Array.from({ length: count }, (_, index) => ({
        value: String(index + 1),
        label: `Page ${index + 1} of ${count}`,
      }))}
      onChange={(event) => goTo(Number(event.target.value))}
    />
    <Tool icon={ChevronRight} label="Next page" isOff={current === count} onClick={() => goTo(current + 1)} />
  </div>
);

/** Turns pages, says which one is open and how many there are, and zooms in and out. */
export const Toolbar = ({ frame, count }: { frame: Frame; count: number }) => {
  const { percent, zoom, zoomBy, fit } = frame;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-border px-2 py-1.5 print:hidden">
      <Turning frame={frame} count={count} />
      <div className="flex items-center gap-1">
        <Tool icon={ZoomOut} label="Smaller" isOff={zoomStep(percent, -1) === undefined} onClick={() => zoomBy(-1)} />
        <span role="status" aria-label="Size" className="min-w-12 text-center tabular-nums">
          {percent}%
        </span>
        <Tool icon={ZoomIn} label="Larger" isOff={zoomStep(percent, 1) === undefined} onClick={() => zoomBy(1)} />
        <Tool icon={MoveHorizontal} label="Fit to width" aria-pressed={zoom === 'width'} onClick={fit} />
      </div>
    </div>
  );
};
