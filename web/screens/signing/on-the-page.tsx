import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { classNames } from '#web/ui/class-names.ts';
import { isGiven, isSigned, visibleIn, wordsOf } from './answers.ts';
import { PagePicture, ZoomButtons, zoomedWidth } from './page-pictures.tsx';

type Placed = ESignQuestion & Required<Pick<ESignQuestion, 'pdfCoordinates'>>;
const isPlaced = (question: ESignQuestion): question is Placed => question.pdfCoordinates !== undefined;

type Place = Placed['pdfCoordinates'];
type SpotProps = {
  question: Placed;
  at: number;
  page: { width: number; height: number };
  isCurrent: boolean;
  onPick: () => void;
};

const share = (part: number, of: number): string => `${(100 * part) / of}%`;

/** Returns the places of a question: of radio buttons, one for each option. */
const placesOf = ({ places, pdfCoordinates }: Placed): readonly Place[] => places ?? [pdfCoordinates];

/** Returns what is written at a place: at that of a radio button, only whether it's the one that was chosen. */
function writtenAt(question: Placed, at: number): string {
  if (!isGiven(question)) return '';
  if (question.pdfFieldType === 'check') return '✓';
  if (question.pdfFieldType !== 'radio' || !question.places) return wordsOf(question);
  return question.options[at]?.id === question.value ? '●' : '';
}

/** Points of type in a field, as in the finished document. */
const TYPE = 9;

/** Shows where a question is on its page, and what is there now. Positions are in points from the lower left corner. A finger may miss it by a little. */
const Spot = ({ question, at, page, isCurrent, onPick }: SpotProps) => {
  const { x, y, width: wide, height: high } = placesOf(question)[at] ?? question.pdfCoordinates;
  const isDone = isGiven(question);
  const isOption = question.pdfFieldType === 'radio' && question.places !== undefined;
  const option = isOption ? `, ${question.options[at]?.text ?? ''}` : '';
  return (
    <button
      type="button"
      aria-label={`${question.question}${option}: ${wordsOf(question)}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onPick}
      data-spot={question.questionId}
      className={classNames(
        'absolute flex items-center border text-left leading-none whitespace-nowrap after:absolute after:-inset-1.5',
        question.pdfFieldType === 'check' || isOption ? 'justify-center' : undefined,
        isOption ? 'rounded-full' : 'rounded-chip',
        isCurrent ? 'z-10' : undefined,
      )}
      // Fixed colors: the page is white in both themes.
      style={{
        left: share(x, page.width),
        top: share(page.height - y - high, page.height),
        width: share(wide, page.width),
        height: share(high, page.height),
        // In the page's own measure, so that it's as large as in print.
        fontSize: `${(100 * Math.min(TYPE, high)) / page.width}cqw`,
        borderColor: isCurrent ? '#1f5fd6' : isDone ? '#1f5c54' : '#855300',
        borderStyle: isDone ? 'solid' : 'dashed',
        background: isCurrent ? 'rgb(31 95 214 / 0.12)' : isDone ? 'rgb(31 92 84 / 0.08)' : 'rgb(133 83 0 / 0.12)',
        color: '#1b1a17',
      }}
    >
      {isDone && question.image && isSigned(question) ? (
        <img src={question.image} alt="" className="size-full object-contain object-left" />
      ) : (
        <span aria-hidden="true" className="min-w-0 overflow-hidden">
          {writtenAt(question, at)}
        </span>
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
          <ZoomButtons zoom={zoom} onZoom={setZoom} />
        </div>
        <section
          ref={box}
          aria-label="Pages of the document"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to be focusable so that keys scroll it
          tabIndex={0}
          className="max-h-[55vh] overflow-auto rounded-control bg-sunken p-2 lg:max-h-[80vh]"
        >
          <div className="space-y-3" style={{ width: zoomedWidth(zoom) }}>
            {draft.pages.map(({ page, width, height }) => (
              <PagePicture key={page} ratio={height / width} {...{ documentId, token, page }} of={draft.pages.length}>
                {questions.filter(isPlaced).flatMap((question) =>
                  placesOf(question).map(
                    (place, at) =>
                      place.page === page && (
                        <Spot
                          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a question keep their order
                          key={`${question.questionId} ${at}`}
                          {...{ question, at }}
                          page={{ width, height }}
                          isCurrent={question.questionId === questionId}
                          onPick={() => onGo(question.questionId)}
                        />
                      ),
                  ),
                )}
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
