import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useIsNear } from '#web/parts/pdf-pages/use-is-near.ts';
import { api, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { fieldAt, type PageSize, type Place, pictureWidth, placesOn } from './page-places.ts';

/** Measures the width of an element, now and after every change; 0 before it is known. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

type PictureOf = { documentId: string; pictureKey: string; page: number };

/** Loads the picture of a page in the width in which it shows. Other content has another key, and the old picture shows until the new one is there. */
const usePicture = ({ documentId, pictureKey, page }: PictureOf, width: number, isNear: boolean) => {
  const input = { id: documentId, page, width: pictureWidth(width, devicePixelRatio), pictureKey };
  return useQuery({
    queryKey: query.casePapers.pdfImageFromCaseDocument.key({ input }),
    queryFn: ({ signal }) => api.casePapers.pdfImageFromCaseDocument(input, { signal, context: { showsFailure: true } }),
    enabled: isNear && width > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
};

const Marks = ({ places, current, missing }: Pick<PagePictureProps, 'current' | 'missing'> & { places: readonly Place[] }) =>
  places.map(({ fieldId, left, top, width, height }) => (
    <span
      key={`${fieldId} ${left} ${top}`}
      aria-hidden="true"
      data-place={fieldId}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      className={classNames(
        'pointer-events-none absolute rounded-[2px] print:hidden',
        fieldId === current
          ? 'z-10 bg-[#f0c24c]/35 outline-3 outline-offset-1 outline-[#8a5a00]'
          : missing.has(fieldId) && 'bg-[#d9822b]/20 outline-1 outline-[#b45309] outline-dashed',
      )}
    />
  ));

export type PagePictureProps = {
  of: PictureOf;
  name: string;
  count: number;
  size: PageSize;
  current: string | null;
  missing: ReadonlySet<string>;
  /** Says how many pages there are, once the picture is there. */
  onPage: (pageCount: number) => void;
  /** Goes to a field that was pressed on the page. */
  onField?: (fieldId: string) => void;
};

/** Shows a page of a document on white paper, with the current field and those that lack a value marked on it. */
export const PagePicture = ({ of, name, count, size, onField, onPage, ...marks }: PagePictureProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(sheet);
  const picture = usePicture(of, useWidth(sheet), isNear);
  const { image, pageCount, points = size, places: placed = [] } = picture.data ?? {};
  const places = placesOn(placed, points);
  // A draft of blocks has as many pages as its text needs, which its paper says.
  useEffect(() => {
    if (pageCount !== undefined) onPage(pageCount);
  }, [pageCount, onPage]);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const field = fieldAt(places, ((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
    if (field) onField?.(field);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the fields beside the page are for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={sheet}
      data-page={of.page}
      onClick={onField ? press : undefined}
      style={{ aspectRatio: `${points.width} / ${points.height}` }}
      className={classNames('relative w-full bg-white shadow-2', onField && 'cursor-pointer')}
    >
      {image && <img src={image} alt={`Page ${of.page} of ${count}: ${name}`} className="block size-full" />}
      {!image && !picture.isError && (
        <div aria-busy="true" className="absolute inset-0 grid place-content-center text-[#57524c]">
          <p>Loading page {of.page}...</p>
        </div>
      )}
      {picture.isError && !image && (
        <div role="alert" className="absolute inset-x-0 top-1/4 grid justify-items-center gap-3 p-4 text-center text-[#24211d]">
          <p>We couldn’t show page {of.page}.</p>
          <Button isBusy={picture.isFetching} onClick={() => void picture.refetch()}>
            Retry
          </Button>
        </div>
      )}
      <Marks places={places} {...marks} />
    </div>
  );
};
