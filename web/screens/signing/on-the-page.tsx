import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isGiven, isSigned, visibleIn, wordsOf } from './answers.ts';
import { PagePicture } from './page-pictures.tsx';

type Placed = ESignQuestion & Required<Pick<ESignQuestion, 'pdfCoordinates'>>;
const isPlaced = (question: ESignQuestion): question is Placed => question.pdfCoordinates !== undefined;

type SpotProps = { question: Placed; width: number; height: number; isCurrent: boolean; onPick: () => void };

const share = (part: number, of: number): string => `${(100 * part) / of}%`;

/** Shows where a question is on its page, and what is there now. Positions are in points from the lower left corner. */
const Spot = ({ question, width, height, isCurrent, onPick }: SpotProps) => {
  const { x, y, width: wide, height: high } = question.pdfCoordinates;
  const isDone = isGiven(question);
  return (
    <button
      type="button"
      aria-label={`${question.question}: ${wordsOf(question)}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onPick}
      data-spot={question.questionId}
      className={classNames(
        'absolute min-h-6 min-w-6 overflow-hidden rounded-chip border-2 text-left text-xs leading-none whitespace-nowrap',
        isCurrent ? 'z-10' : undefined,
      )}
      // Fixed colors: the page is white in both themes.
      style={{
        left: share(x, width),
        top: share(height - y - high, height),
        width: share(wide, width),
        height: share(high, height),
        borderColor: isCurrent ? '#1f5fd6' : isDone ? '#1f5c54' : '#855300',
        borderStyle: isDone ? 'solid' : 'dashed',
        background: isCurrent ? 'rgb(31 95 214 / 0.12)' : isDone ? 'rgb(31 92 84 / 0.08)' : 'rgb(133 83 0 / 0.12)',
        color: '#1b1a17',
      }}
    >
      {isDone && question.image && isSigned(question) ? (
        <img src={question.image} alt="" className="size-full object-contain object-left" />
      ) : (
        <span aria-hidden="true">{isDone ? (question.pdfFieldType === 'check' ? '✓' : wordsOf(question)) : ''}</span>
      )}
    </button>
  );
};

type BesideProps = Pick<Props, 'questionId' | 'onGo'> & { questions: readonly ESignQuestion[] };

/** Lists what the signer fills in and the pages have no place for. */
const Beside = ({ questions, questionId, onGo }: BesideProps) =>
  questions.length > 0 && (
    <section aria-labelledby="not-on-the-page" className="mt-4">
      <h2 id="not-on-the-page" className="font-sans text-base font-semibold">
        Not on the page
      </h2>
      <p className="text-sm text-muted">The document has no place for {questions.length === 1 ? 'this' : 'these'}.</p>
      <ul className="mt-2 divide-y divide-border border-y border-border">
        {questions.map((question) => (
          <li key={question.questionId}>
            <button
              type="button"
              aria-current={question.questionId === questionId ? 'true' : undefined}
              onClick={() => onGo(question.questionId)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-2 text-left hover:bg-sunken aria-[current=true]:font-semibold aria-[current=true]:text-primary"
            >
              <span className="min-w-0 wrap-anywhere">{question.question}</span>
              <span className="text-sm text-muted">{wordsOf(question)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

const ZOOMS = [1, 1.5, 2, 3];

type Props = {
  documentId: string;
  token: string;
  draft: ESignDraft;
  questionId: string;
  onGo: (to: string) => void;
  /** The current question, which is the same in both views. */
  children: ReactNode;
};

/** Shows the pages with the place of every question on them, and the current question beside or below them. */
export const OnThePage = ({ documentId, token, draft, questionId, onGo, children }: Props) => {
  const [zoom, setZoom] = useState(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const spot = box.current?.querySelector(`[data-spot="${questionId}"]`);
    // Only the box with the pages scrolls: the question keeps its place.
    const top = spot && box.current ? spot.getBoundingClientRect().top - box.current.getBoundingClientRect().top : undefined;
    if (top !== undefined && box.current)
      box.current.scrollBy({ top: top - box.current.clientHeight / 3, behavior: isCalm ? 'instant' : 'smooth' });
  }, [questionId]);
  const questions = visibleIn(draft);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <div className="mb-2 flex justify-end">
          <IconButton icon={ZoomOut} label="Zoom out" aria-disabled={zoom === 0} onClick={() => setZoom(Math.max(0, zoom - 1))} />
          <IconButton
            icon={ZoomIn}
            label="Zoom in"
            aria-disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
          />
        </div>
        <section
          ref={box}
          aria-label="Pages of the document"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it, which works only with the focus
          tabIndex={0}
          className="max-h-[55vh] overflow-auto rounded-control bg-sunken p-2 lg:max-h-[80vh]"
        >
          <div className="space-y-3" style={{ width: `${100 * (ZOOMS[zoom] ?? 1)}%` }}>
            {draft.pages.map(({ page, width, height }) => (
              <PagePicture key={page} ratio={height / width} {...{ documentId, token, page }} of={draft.pages.length}>
                {questions
                  .filter(isPlaced)
                  .filter(({ pdfCoordinates }) => pdfCoordinates.page === page)
                  .map((question) => (
                    <Spot
                      key={question.questionId}
                      {...{ question, width, height }}
                      isCurrent={question.questionId === questionId}
                      onPick={() => onGo(question.questionId)}
                    />
                  ))}
              </PagePicture>
            ))}
          </div>
        </section>
        <Beside questions={questions.filter((question) => !isPlaced(question))} {...{ questionId, onGo }} />
      </div>
      <div className="min-w-0 lg:pt-13">{children}</div>
    </div>
  );
};
