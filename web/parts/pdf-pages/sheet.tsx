import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PdfPage } from './open-pdf.ts';
import { useIsNear } from './use-is-near.ts';

/** Paints a page while it is near the viewport, at the screen's resolution. Far away, it frees its picture, which takes some megabytes. */
function usePicture(page: PdfPage, width: number, isNear: boolean) {
  const holder = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isNear || width === 0) return;
    const abort = new AbortController();
    page.paint(width * devicePixelRatio, abort.signal).then(
      (canvas) => {
        if (!canvas || abort.signal.aborted) return;
        canvas.setAttribute('aria-hidden', 'true');
        canvas.className = 'block size-full';
        holder.current?.replaceChildren(canvas);
        setHasFailed(false);
      },
      () => {
        if (!abort.signal.aborted) setHasFailed(true);
      },
    );
    return () => abort.abort();
  }, [page, width, isNear]);
  useEffect(() => {
    if (!isNear) holder.current?.replaceChildren();
  }, [isNear]);
  return { holder, hasFailed };
}

/** Lays the words of a page once: CSS scales them with the page, and a search or a screen reader finds them wherever the page is. */
function useText(page: PdfPage) {
  const layer = useRef<HTMLDivElement>(null);
  const prefix = useId();
  useEffect(() => {
    // If a page has no words to lay, as when its document was just closed, its picture still shows.
    if (layer.current) page.layText(layer.current, prefix).catch(() => undefined);
  }, [page, prefix]);
  return layer;
}

type SheetProps = { page: PdfPage; count: number; width: number; frame: RefObject<HTMLDivElement | null> };

/** Shows a page on white paper, in every theme. */
export const Sheet = ({ page, count, width, frame }: SheetProps) => {
  const sheet = useRef<HTMLElement>(null);
  const isNear = useIsNear(sheet, frame);
  const { holder, hasFailed } = usePicture(page, width, isNear);
  const layer = useText(page);
  const style = {
    width,
    aspectRatio: `${page.width} / ${page.height}`,
    '--total-scale-factor': width / page.width,
  } as CSSProperties;
  return (
    <article
      ref={sheet}
      aria-label={`Page ${page.number} of ${count}`}
      data-page={page.number}
      style={style}
      className="relative mx-auto bg-white shadow-2 not-first:mt-4"
    >
      <div ref={holder} className="size-full" />
      <div ref={layer} className="text-layer" />
      {hasFailed && (
        <p role="alert" className="absolute inset-x-0 top-1/3 p-4 text-center text-[#24211d]">
          We couldn’t show this page. You can still read and copy its text.
        </p>
      )}
    </article>
  );
};
