import { RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

export type SignatureSheetProps = {
  label: string;
  /** What is drawn: a name or initials. */
  noun: string;
  /** The earlier drawing, a PNG as a data URL. */
  image: string | undefined;
  onChange: (image: string | undefined) => void;
  isInvalid: boolean;
  isDisabled: boolean;
  isShort: boolean;
};

/** The same in both themes: documents and signatures stay white. */
const INK = '#1b1a17';

/** The line to sign on. */
const line = { borderBottom: '1px solid #cfc8bb' } as const;

/** Sharp on paper, and far below the maximum size of an answer. */
const MAX_RATIO = 2;
const MAX_IMAGE = 200_000;

/** Returns the drawing as a PNG without its background, scaled down until it fits. */
const pictureOf = (canvas: HTMLCanvasElement): string => {
  let picture = canvas.toDataURL('image/png');
  for (let scale = 0.75; picture.length > MAX_IMAGE && scale > 0.1; scale *= 0.75) {
    const smaller = document.createElement('canvas');
    smaller.width = canvas.width * scale;
    smaller.height = canvas.height * scale;
    smaller.getContext('2d')?.drawImage(canvas, 0, 0, smaller.width, smaller.height);
    picture = smaller.toDataURL('image/png');
  }
  return picture;
};

/**
 * Keeps a stroke from being a gesture of the browser. Otherwise it may take a quick one for a swipe, and spend the tap that follows, such as on Next, on
 * stopping that.
 */
const noGesture = (touch: TouchEvent): void => touch.preventDefault();

/** Shows a sheet to sign on. An earlier drawing shows as it was; a new one starts on an empty sheet. */
export const SignatureSheet = ({ label, noun, image, onChange, isInvalid, isDisabled, isShort }: SignatureSheetProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const tell = useRef(onChange);
  /** What was drawn on this sheet. Any other image comes from outside. */
  const [made, setMade] = useState<string>();
  const isOlder = image !== undefined && image !== made;
  useLayoutEffect(() => {
    tell.current = onChange;
  });

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || isDisabled || isOlder) return;
    const ratio = Math.min(MAX_RATIO, Math.max(1, devicePixelRatio));
    sheet.width = sheet.offsetWidth * ratio;
    sheet.height = sheet.offsetHeight * ratio;
    sheet.getContext('2d')?.scale(ratio, ratio);
    const drawn = new SignaturePad(sheet, { penColor: INK, minWidth: 0.8, maxWidth: 2.6 });
    const onEnd = () => {
      const picture = pictureOf(sheet);
      setMade(picture);
      tell.current(picture);
    };
    drawn.addEventListener('endStroke', onEnd);
    sheet.addEventListener('touchstart', noGesture, { passive: false });
    pad.current = drawn;
    return () => {
      drawn.removeEventListener('endStroke', onEnd);
      sheet.removeEventListener('touchstart', noGesture);
      drawn.off();
      pad.current = null;
    };
  }, [isDisabled, isOlder]);

  const clear = () => {
    pad.current?.clear();
    setMade(undefined);
    onChange(undefined);
  };
  const undo = () => {
    const strokes = pad.current?.toData().slice(0, -1) ?? [];
    if (strokes.length === 0 || !pad.current || !canvas.current) return clear();
    pad.current.fromData(strokes);
    const picture = pictureOf(canvas.current);
    setMade(picture);
    onChange(picture);
  };

  const height = isShort ? 'h-28 max-w-64' : 'h-40';
  const sheetClass = classNames(
    'block w-full rounded-control border',
    height,
    isInvalid ? 'border-danger' : 'border-border-strong',
  );
  const paper = { background: '#ffffff', touchAction: 'none' } as const;
  return (
    <div>
      {isOlder ? (
        <img
          src={image}
          alt={`Your ${noun}, as drawn: ${label}`}
          className={classNames(sheetClass, 'object-contain')}
          style={paper}
        />
      ) : (
        <div className={classNames('relative', isShort && 'max-w-64')}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={`Draw your ${noun} here, or choose Type: ${label}`}
            className={sheetClass}
            style={paper}
          />
          <span aria-hidden="true" className="pointer-events-none absolute inset-x-6 bottom-9" style={line} />
        </div>
      )}
      {!isDisabled && (
        <div className="mt-1 flex gap-2">
          <Button look="quiet" size="compact" icon={RotateCcw} disabled={!image} aria-label={`Clear: ${label}`} onClick={clear}>
            Clear
          </Button>
          {!isOlder && (
            <Button
              look="quiet"
              size="compact"
              icon={Undo2}
              disabled={!image}
              aria-label={`Undo the last stroke: ${label}`}
              onClick={undo}
            >
              Undo
            </Button>
          )}
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {image ? `Your ${noun} ${noun === 'initials' ? 'were' : 'was'} drawn.` : ''}
      </p>
    </div>
  );
};
