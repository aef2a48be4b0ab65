import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { messageOf, problemOf } from '#web/session/index.ts';
import { FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { PdfFile } from './open-pdf.ts';
import { Sheet } from './sheet.tsx';
import { Toolbar } from './toolbar.tsx';
import { type Frame, PADDING, useFrame } from './use-frame.ts';
import { useIsNear } from './use-is-near.ts';
import { type PdfSource, usePdf } from './use-pdf.ts';

/** Returns what the keys do while the pages have the focus. Arrows and Space scroll as usual. */
const keys = (frame: Frame, count: number): Record<string, () => void> => ({
  PageDown: () => frame.goTo(Math.min(frame.current + 1, count)),
  PageUp: () => frame.goTo(Math.max(frame.current - 1, 1)),
  Home: () => frame.goTo(1),
  End: () => frame.goTo(count),
  '+': () => frame.zoomBy(1),
  '=': () => frame.zoomBy(1),
  '-': () => frame.zoomBy(-1),
  '0': frame.fit,
});

const Pages = ({ file: { pages }, name }: { file: PdfFile; name: string }) => {
  const frame = useFrame(pages);
  const hint = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys(frame, pages.length)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <Toolbar frame={frame} count={pages.length} />
      <p role="status" className="sr-only">
        Page {frame.current} of {pages.length}
      </p>
      <section
        ref={frame.frame}
        aria-label={`Pages of ${name}`}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, and keys turn its pages
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={frame.onScroll}
        style={{ padding: PADDING }}
        className="relative h-[85dvh] overflow-auto rounded-b-card bg-sunken"
      >
        <div className="w-max min-w-full">
          {pages.map((page) => (
            <Sheet key={page.number} page={page} count={pages.length} width={page.width * frame.scale} frame={frame.frame} />
          ))}
        </div>
      </section>
      <VisuallyHidden>
        <span id={hint}>
          Page Down and Page Up turn the pages, Home and End go to the first and the last, plus and minus change their size.
        </span>
      </VisuallyHidden>
    </>
  );
};

export type PdfPagesProps = {
  /** What is shown, as it is named after "Pages of": "the draft". */
  name: string;
  source: PdfSource;
  /** What to show if there is no such document. */
  none: ReactNode;
};

/**
 * Shows a document as its printed pages, one below the other. It is fetched and opened once it is near the viewport. Its words can be selected, found
 * in the page, and heard with their headings and tables.
 */
export const PdfPages = ({ name, source, none }: PdfPagesProps) => {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  const pdf = usePdf(source, wasNear);
  return (
    <div ref={box} className="min-w-0">
      {pdf.state === 'none' ? (
        none
      ) : pdf.state === 'failed' ? (
        <FailedPanel
          title="We couldn’t load the pages."
          requestId={problemOf(pdf.error)?.requestId}
          onRetry={pdf.retry}
          isRetrying={pdf.isRetrying}
        >
          {problemOf(pdf.error) ? messageOf(pdf.error) : undefined}
        </FailedPanel>
      ) : (
        <>
          <p className="not-print:hidden">These pages are a PDF with its own margins. Open or print that instead.</p>
          <div aria-busy={pdf.state === 'waiting'} className="rounded-card border border-border bg-surface print:hidden">
            {pdf.state === 'open' ? (
              <Pages file={pdf.file} name={name} />
            ) : (
              <Skeleton className="h-[85dvh] w-full rounded-card" />
            )}
          </div>
        </>
      )}
    </div>
  );
};
