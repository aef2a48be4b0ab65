import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '#web/session/api.ts';
import { Button } from '#web/ui/button.tsx';
import { context } from './use-opening.ts';

/** Letter paper, until a page says its size. */
const LETTER = 11 / 8.5;
const MAX_PX = 2000;

type PictureProps = {
  documentId: string;
  token: string;
  page: number;
  of: number;
  /** Height by width, if it is known before the picture is there. */
  ratio?: number;
  onShown?: () => void;
  children?: ReactNode;
};

type Shown = { image?: string; ratio?: number; isFailed?: boolean };

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
    const ask = async () => {
      const px = Math.ceil((sheet.clientWidth * Math.max(1.5, devicePixelRatio)) / 200) * 200;
      try {
        const { image, width, height } = await api.casePapers.pdfImageFromCaseDocument(
          { id: documentId, page, width: Math.min(MAX_PX, Math.max(600, px)), signingToken: token },
          context,
        );
        if (!isGone) setShown(image ? { image, ratio: height / width } : { isFailed: true });
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
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [documentId, token, page, round]);
  const again = () => {
    setShown({});
    setRound((count) => count + 1);
  };
  return { box, shown, again };
}

/** Shows one page of the document as it looks on paper, which stays white in both themes. */
export const PagePicture = (props: PictureProps) => {
  const { page, of, ratio, onShown, children } = props;
  const { box, shown, again } = usePicture(props);
  return (
    <div
      ref={box}
      data-page={page}
      className="relative w-full border border-border shadow-1"
      style={{ aspectRatio: `1 / ${shown.ratio ?? ratio ?? LETTER}`, background: '#ffffff' }}
    >
      {shown.image && (
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
