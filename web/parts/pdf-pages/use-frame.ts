import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PdfPage } from './open-pdf.ts';
import { PIXELS_PER_POINT, type Zoom, zoomStep } from './zoom.ts';

/** The space around the pages inside their frame, in pixels. */
export const PADDING = 12;

/** Measures the inner width of the frame, now and after every change; 0 before it is known. */
function useInnerWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

const sheetsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('[data-page]')];

/** Returns the page that is being read: the last one that begins above the upper third of the frame. */
function pageAt(frame: HTMLElement): number {
  const line = frame.scrollTop + frame.clientHeight / 3;
  return Math.max(1, sheetsIn(frame).filter((sheet) => sheet.offsetTop <= line).length);
}

/** Keeps track of where a reader is in the pages, and how large these are. */
export function useFrame(pages: readonly PdfPage[]) {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(1);
  const [zoom, setZoom] = useState<Zoom>('width');
  const inner = useInnerWidth(frame);
  const paper = Math.max(...pages.map(({ width }) => width)) * PIXELS_PER_POINT;
  const fitted = Math.max(0, inner - 2 * PADDING);
  const percent = zoom === 'width' ? (fitted / paper) * 100 : zoom;
  const scale = (percent / 100) * PIXELS_PER_POINT;

  // What was being read stays in view while the pages grow and shrink.
  const place = useRef(0);
  const onScroll = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    place.current = element.scrollTop / element.scrollHeight;
    setCurrent(pageAt(element));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of size moves what is in view
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) element.scrollTop = place.current * element.scrollHeight;
  }, [scale]);

  const goTo = (page: number) => {
    const sheet = frame.current && sheetsIn(frame.current)[page - 1];
    if (sheet) frame.current?.scrollTo({ top: sheet.offsetTop - PADDING });
  };
  const zoomBy = (direction: 1 | -1) => setZoom((before) => zoomStep(percent, direction) ?? before);
  return {
    frame,
    current: Math.min(current, pages.length),
    scale,
    percent: Math.round(percent),
    zoom,
    onScroll,
    goTo,
    zoomBy,
    fit: () => setZoom('width'),
  };
}

export type Frame = ReturnType<typeof useFrame>;
