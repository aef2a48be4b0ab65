import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { SampleCase } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { useIsSlow } from '#web/ui/spinner.tsx';
import { FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { SampleChoice } from '../sample-choice.tsx';
import { useComposedPage } from './use-composed-page.ts';

const views = [
  { value: 'blank', label: 'Blank' },
  { value: 'filled', label: 'Filled in' },
  { value: 'fields', label: 'Fields' },
] as const;
type View = (typeof views)[number]['value'];

type Shown = NonNullable<ReturnType<typeof useComposedPage>['found']['data']>;
type Fields = readonly { id: string; name: string }[];

/** Points of a page's picture: US Letter. */
const SIZE = { width: 612, height: 792 };

/** Milliseconds after which an earlier picture says that it’s one. */
const LATE = 1000;

/** Frames the fields on a page. The list of blocks says the same to those who don't see it. */
const FieldFrames = ({ places, fields }: { places: Shown['places']; fields: Fields }) => (
  <div aria-hidden="true" className="absolute inset-0">
    {places.map(({ fieldId, x, y, width, height }) => (
      <span
        key={`${fieldId} ${x} ${y}`}
        title={fields.find(({ id }) => id === fieldId)?.name}
        className="absolute rounded-chip border border-primary bg-primary/15"
        style={{
          left: `${(x / SIZE.width) * 100}%`,
          top: `${((SIZE.height - y - height) / SIZE.height) * 100}%`,
          width: `${(width / SIZE.width) * 100}%`,
          height: `${(height / SIZE.height) * 100}%`,
        }}
      />
    ))}
  </div>
);

const leftWords = (left: number): string =>
  left === 1 ? '1 unfinished block or field is left out.' : `${left} unfinished blocks and fields are left out.`;

type PagesProps = { page: number; pageCount: number; onPage: (page: number) => void };

const Pages = ({ page, pageCount, onPage }: PagesProps) => (
  <div className="flex items-center gap-2">
    <IconButton icon={ChevronLeft} label="Previous page" disabled={page === 1} onClick={() => onPage(page - 1)} />
    <span role="status" className="text-sm tabular-nums">
      Page {page} of {pageCount}
    </span>
    <IconButton icon={ChevronRight} label="Next page" disabled={page === pageCount} onClick={() => onPage(page + 1)} />
  </div>
);

/** Shows a page of the document as it is on the form, and follows every change. */
export const PageView = ({ entry }: { entry: Partial<TemplateDocument> }) => {
  const [wanted, setWanted] = useState(1);
  const [view, setView] = useState<View>('blank');
  const [sample, setSample] = useState<SampleCase>('names');
  const { found, left, isBehind } = useComposedPage(entry, { page: wanted, isFilled: view === 'filled', sample });
  const isLate = useIsSlow(isBehind, LATE);
  const { data } = found;
  return (
    <div className="grid min-w-0 gap-2" aria-busy={isBehind}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segments label="What the page shows" segments={views} value={view} onChange={setView} />
        {data && data.pageCount > 1 && <Pages page={data.page} pageCount={data.pageCount} onPage={setWanted} />}
      </div>
      {view === 'filled' && <SampleChoice sample={sample} onChoose={setSample} />}
      {found.isError && !isBehind && (
        <FailedPanel requestId={problemOf(found.error)?.requestId} onRetry={() => void found.refetch()} />
      )}
      {!data && !found.isError && <Skeleton className="aspect-[17/22] w-full" />}
      {data && (
        <div className="relative">
          <p
            role="status"
            className="absolute top-2 right-2 rounded-chip border border-border bg-surface px-2 py-1 text-sm shadow-2 empty:hidden"
          >
            {isLate && 'Updating. This is how it was before.'}
          </p>
          <img
            src={data.image}
            width={data.width}
            height={data.height}
            alt={`Page ${data.page} of ${data.pageCount}`}
            className="h-auto w-full border border-border bg-white"
          />
          {view === 'fields' && <FieldFrames places={data.places} fields={entry.fields ?? []} />}
        </div>
      )}
      {left > 0 && <p className="text-sm text-muted">{leftWords(left)}</p>}
      {data && data.missingCharacters !== '' && (
        <p className="text-sm text-danger">We have no font for “{data.missingCharacters}.”</p>
      )}
    </div>
  );
};
