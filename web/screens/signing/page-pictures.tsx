import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '#web/session/api.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { context } from './use-opening.ts';

/** Letter paper, until a page says its size. */
const LETTER = 11 / 8.5;
const MAX_PX = 2000;

const ZOOMS = [1, 1.5, 2, 3, 4];

/** Returns the width of pages that are zoomed in, of the region that scrolls them. */
export const zoomedWidth = (zoom: number): string => `${100 * (ZOOMS[zoom] ?? 1)}%`;

/** Makes pages larger and smaller. */
export const ZoomButtons = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => (
  <>
    <IconButton icon={ZoomOut} label="Zoom out" aria-disabled={zoom === 0} onClick={() => onZoom(Math.max(0, zoom - 1))} />
    <IconButton
      icon={ZoomIn}
      label="Zoom in"
      aria-disabled={zoom === ZOOMS.length - 1}
      onClick={() => onZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
    />
  </>
);

type PictureProps = {
  documentId: string;
  token: string;
  page: number;
  of: number;
  /** Height by width, if it is known before the picture is there. */
  ratio?: number;
  /** Shows the words of the page instead of its picture, in the device’s own size. */
  isText?: boolean;
  onShown?: () => void;
  children?: ReactNode;
};

type Shown = { image?: string; ratio?: number; text?: string; isFailed?: boolean };

/** Asks for the picture of a page once it is near the window, in a width that is sharp here. */
function usePicture({ documentId, token, page }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const sheet = box.current;
    if (!sheet) return;
    let isGone = false;
    let asked = 0;
    const ask = async () => {
      asked = sheet.clientWidth;
      const px = Math.ceil((sheet.clientWidth * Math.max(1.5, devicePixelRatio)) / 200) * 200;
      try {
        const { image, width, height, text } = await api.casePapers.pdfImageFromCaseDocument(
          { id: documentId, page, width: Math.min(MAX_PX, Math.max(600, px)), signingToken: token },
          context,
        );
        if (!isGone) setShown(image ? { image, text, ratio: height / width } : { isFailed: true });
      } catch {
        if (!isGone) setShown({ isFailed: true });
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void ask();
      },
      { rootMargin: '600px' },
    );
    observer.observe(sheet);
    // Zoomed in, the page is drawn again: a picture that is only stretched is blurred.
    const resized = new ResizeObserver(() => {
      if (asked > 0 && sheet.clientWidth > 1.2 * asked) void ask();
    });
    resized.observe(sheet);
    return () => {
      isGone = true;
      observer.disconnect();
      resized.disconnect();
    };
  }, [documentId, token, page, round]);
  const again = () => {
    setShown({});
    setRound((count) => count + 1);
  };
  return { box, shown, again };
}

/** Ends a paragraph: a line with the end of a sentence, or before an item of a list or a heading with its number. */
const isEnd = (line: string, next: string): boolean => /[.:?!)]$/.test(line) || /^([-–•]|\d+\.|\p{Lu}[^.]{0,40}$)/u.test(next);

/** Returns the lines of a page as paragraphs, which fit any screen. */
function paragraphsOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const paragraphs: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before === undefined || isEnd(before, line)) paragraphs.push(line);
    else paragraphs.push(`${paragraphs.pop()} ${line}`);
  }
  return paragraphs;
}

const PageText = ({ page, of, text }: { page: number; of: number; text: string }) => (
  <section aria-label={`Page ${page} of ${of}`} className="space-y-2 break-words">
    <p className="text-sm text-muted">
      Page {page} of {of}
    </p>
    {text === '' && <p>This page is a picture without words. You can zoom in on it, or download the PDF.</p>}
    {paragraphsOf(text).map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
      <p key={at}>{paragraph}</p>
    ))}
  </section>
);

/** Shows one page of the document as it looks on paper, which stays white in both themes. */
export const PagePicture = (props: PictureProps) => {
  const { page, of, ratio, isText, onShown, children } = props;
  const { box, shown, again } = usePicture(props);
  useEffect(() => {
    if (isText && shown.text !== undefined) onShown?.();
  }, [isText, shown.text, onShown]);
  const text = isText ? shown.text : undefined;
  return (
    <div
      ref={box}
      data-page={page}
      className={text === undefined ? '@container relative w-full border border-border shadow-1' : undefined}
      style={text === undefined ? { aspectRatio: `1 / ${shown.ratio ?? ratio ?? LETTER}`, background: '#ffffff' } : undefined}
    >
      {text !== undefined && <PageText {...{ page, of, text }} />}
      {text === undefined && shown.image && (
        <img
          src={shown.image}
          alt={`Page ${page} of ${of}`}
          className="absolute inset-0 size-full"
          onLoad={onShown}
          draggable={false}
        />
      )}
      {shown.isFailed && (
        <div role="alert" className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-surface p-4 text-center">
          <p>We couldn’t load page {page}.</p>
          <Button size="compact" icon={RotateCw} onClick={again}>
            Retry
          </Button>
        </div>
      )}
      {children}
    </div>
  );
};
