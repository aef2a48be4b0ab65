import { Download, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SignersDocument } from '#shared/contract/e-sign.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { PagePicture, ZoomButtons, zoomedWidth } from './page-pictures.tsx';
import { useDownload } from './use-download.ts';

type ReadProps = { token: string; document: SignersDocument; isOpen: boolean; onOpen: () => void; onShown: () => void };

const looks = [
  { value: 'pages', label: 'Pages' },
  { value: 'text', label: 'Read as text' },
] as const;

/** Shows the pages, which can be made larger, or their words, which fit any screen and any size of text. */
const Pages = ({ token, document, onShown }: Omit<ReadProps, 'isOpen' | 'onOpen'>) => {
  const [look, setLook] = useState<'pages' | 'text'>('pages');
  const [zoom, setZoom] = useState(0);
  const isText = look === 'text';
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Segments label="How to read it" segments={looks} value={look} onChange={setLook} />
        {!isText && (
          <div className="flex">
            <ZoomButtons zoom={zoom} onZoom={setZoom} />
          </div>
        )}
      </div>
      <section
        ref={region}
        aria-label={document.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to be focusable so that keys scroll it
        tabIndex={0}
        className={isText ? 'mt-4 max-w-measure' : 'mt-4 max-h-[80vh] overflow-auto rounded-control bg-sunken p-2'}
      >
        <div className="space-y-4" style={isText ? undefined : { width: zoomedWidth(zoom) }}>
          {Array.from({ length: document.pageCount }, (_, index) => (
            <PagePicture
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              documentId={document.id}
              token={token}
              page={index + 1}
              of={document.pageCount}
              {...{ isText, onShown }}
            />
          ))}
        </div>
      </section>
    </>
  );
};

/** Shows the document before anyone agrees to anything: its pages, or a PDF that a screen reader can read. */
export const ReadDocument = ({ token, document, isOpen, onOpen, onShown }: ReadProps) => {
  const { download, isBusy, error } = useDownload(document.id, token, onShown);
  return (
    <section aria-labelledby="read-title" className="mt-10">
      <h2 id="read-title" className="text-xl">
        1. Read the document
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isOpen && (
          <Button id="open-document" icon={FileText} onClick={onOpen}>
            Open the document
          </Button>
        )}
        <Button icon={Download} isBusy={isBusy} onClick={() => void download()}>
          Download the PDF
        </Button>
      </div>
      {error && (
        <Banner tone="danger" role="alert" className="mt-3">
          {error}
        </Banner>
      )}
      {isOpen && <Pages {...{ token, document, onShown }} />}
    </section>
  );
};
