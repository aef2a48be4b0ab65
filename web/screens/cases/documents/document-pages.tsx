import { useEffect, useRef, useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { PagePicture } from './page-picture.tsx';

type PagesProps = {
  view: CaseDocumentView;
  current: string | null;
  missing: ReadonlySet<string>;
  onField?: (fieldId: string) => void;
};

/** US Letter in points: the paper of what is composed of blocks. */
const LETTER = { width: 612, height: 792 };

/** Moves the frame of the pages, and only that, so that a field's place is in view. */
function scrollTo(frame: HTMLElement, fieldId: string): void {
  const place = frame.querySelector<HTMLElement>(`[data-place="${CSS.escape(fieldId)}"]`);
  if (!place || frame.scrollHeight <= frame.clientHeight) return;
  const box = place.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  if (box.top >= around.top && box.bottom <= around.bottom) return;
  frame.scrollBy({ top: box.top - around.top - around.height / 3 });
}

/** Shows the pages of a document as pictures, each loaded when it comes near. */
export const DocumentPages = ({ view, current, missing, onField }: PagesProps) => {
  const frame = useRef<HTMLElement>(null);
  const { document, pages, pictureKey } = view;
  const [counted, setCounted] = useState(1);
  const sizes = pages.length > 0 ? pages : Array.from({ length: counted }, () => LETTER);
  useEffect(() => {
    if (frame.current && current) scrollTo(frame.current, current);
  }, [current]);
  return (
    <section
      ref={frame}
      aria-label="Pages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className="grid content-start gap-4 rounded-control bg-sunken p-3 lg:max-h-[calc(100dvh-15rem)] lg:overflow-y-auto print:max-h-none print:overflow-visible print:bg-transparent print:p-0"
    >
      {sizes.map((size, at) => (
        <PagePicture
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={at}
          of={{ documentId: document.id, pictureKey, page: at + 1 }}
          name={document.name}
          count={sizes.length}
          size={size}
          onPage={setCounted}
          {...{ current, missing }}
          {...(onField ? { onField } : {})}
        />
      ))}
    </section>
  );
};
