import { useState } from 'react';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import type { ESignDraft } from '#shared/model/e-sign.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { useIsOnline } from '#web/shell/use-is-online.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { useContentFocus } from '#web/ui/use-content-focus.ts';
import { missingIn, nextRequired, visibleIn } from './answers.ts';
import { CallHome } from './closed-link.tsx';
import { QuestionPanel, REVIEW } from './question-panel.tsx';
import { Review } from './review.tsx';
import { Progress, RefusedAnswer, SaveLine } from './save-line.tsx';
import type { SigningStore } from './signing-store.ts';
import { type Closed, closedBy } from './use-opening.ts';
import { useSigning } from './use-signing.ts';
import { useSaving, useStore } from './use-store.ts';

const OnThePage = lazyPart(() => import('./on-the-page.tsx').then((module) => ({ default: module.OnThePage })), 'This view');

const LeaveDialog = lazyPart(() => import('./leave-dialog.tsx'));

export type SignProps = {
  token: string;
  session: SigningSession;
  document: SignersDocument;
  onSigned: () => void;
  onDeclined: () => void;
  onClosed: (closed: Closed) => void;
};

/** The stage's title: a cremation authorization has its own, with the document’s name below, and others have the document’s name. */
const titleOf = ({ type, name }: SignersDocument): string =>
  type === 'cremation-authorization' ? 'Application for cremation and disposition' : name;

type View = 'questions' | 'page';

type ChoiceProps = { view: View; onView: (view: View) => void; draft: ESignDraft; at: string; onGo: (to: string) => void };

/** Switches between the two views, and jumps to the next required answer, or once all are given, to the list of them. */
const Choice = ({ view, onView, draft, at, onGo }: ChoiceProps) => {
  const next = nextRequired(draft, at);
  const to = next ?? REVIEW;
  const isHere = to === at || (next === undefined && visibleIn(draft).at(-1)?.questionId === at);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <Segments
        label="View"
        value={view}
        onChange={onView}
        segments={[
          { value: 'questions', label: 'Questions' },
          { value: 'page', label: 'On the page' },
        ]}
      />
      {at !== REVIEW && (
        // As wide with either words, and with its place free while it has nowhere to lead: an answer that is given by a tap on a button below never moves that.
        <Button size="compact" className={classNames('min-w-48', isHere && 'invisible')} onClick={() => onGo(to)}>
          {next === undefined ? 'Check your answers' : 'Next required'}
        </Button>
      )}
    </div>
  );
};

/** Focuses the question, or the list of answers, that came to the screen. */
const focusHeading = (part: HTMLElement) => part.querySelector<HTMLElement>('h2')?.focus();

type FillProps = SignProps & { store: SigningStore; forget: () => void };

const Fill = ({ store, forget, ...props }: FillProps) => {
  const { token, session, document, onDeclined, onClosed } = props;
  const { draft, save, refused } = useSaving(store);
  const isOnline = useIsOnline();
  const [view, setView] = useState<View>('questions');
  // What the home has filled in is seen before anything is signed: only someone who comes back begins with what is missing.
  const [at, setAt] = useState(
    () => (draft.version ? undefined : visibleIn(draft)[0]?.questionId) ?? nextRequired(draft, undefined) ?? REVIEW,
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** Questions that said what they lacked. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  /** What is wrong with the entry on the screen, which isn’t an answer yet. It would be gone with its question. */
  const [unfinished, setUnfinished] = useState<string>();
  const [isLeaving, setIsLeaving] = useState<'decline' | 'withdraw'>();
  const part = useContentFocus<HTMLDivElement>(at, focusHeading);
  const { sign, isBusy, failure } = useSigning({ ...props, store, forget });
  const canLeave = () => {
    if (unfinished !== undefined) part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return unfinished === undefined;
  };
  const go = (to: string) => {
    // A question that was seen and left says what it lacks when someone comes back to it.
    setLeft((before) => new Set([...before, at]));
    if (canLeave()) setAt(to);
  };
  const isMissing = missingIn(draft).some(({ questionId }) => questionId === at);
  if (isMissing && left.has(at) && !mended.has(at)) setMended(new Set([...mended, at]));
  const panel =
    at === REVIEW ? (
      <Review
        {...{ draft, refused, isOnline, isBusy, failure }}
        amounts={document.amounts}
        signerName={session.signer.fullName}
        onGo={go}
        onSign={() => void sign()}
      />
    ) : (
      <QuestionPanel
        {...{ draft }}
        amounts={document.amounts}
        questionId={at}
        error={refused[at] ?? (left.has(at) ? (unfinished ?? (isMissing ? 'Required' : undefined)) : undefined)}
        isMended={!isMissing && mended.has(at)}
        onGive={store.give}
        onUnfinished={setUnfinished}
        onGo={go}
      />
    );
  return (
    <>
      <SaveLine
        save={unfinished !== undefined && save.kind === 'saved' ? { kind: 'clean' } : save}
        isOnline={isOnline}
        onRetry={() => void store.save()}
      />
      <RefusedAnswer {...{ draft, refused, at }} onGo={go} />
      <Progress draft={draft} refused={unfinished === undefined ? refused : { ...refused, [at]: unfinished }} />
      {visibleIn(draft).length > 0 && <Choice {...{ view, draft, at }} onView={(to) => canLeave() && setView(to)} onGo={go} />}
      <div className="mt-6" ref={part}>
        {view === 'page' ? (
          <OnThePage documentId={document.id} {...{ token, draft }} questionId={at} onGo={go}>
            {panel}
          </OnThePage>
        ) : (
          <div className="max-w-measure">{panel}</div>
        )}
      </div>
      <div className="mt-12 border-t border-border pt-4" />
      <div className="flex flex-wrap items-center gap-x-6" hidden={save.kind === 'ended'}>
        <TextButton onClick={() => setIsLeaving('decline')}>Decline to sign</TextButton>
        <TextButton className="text-left" onClick={() => setIsLeaving('withdraw')}>
          I’d rather sign on paper
        </TextButton>
      </div>
      {isLeaving && (
        <LeaveDialog
          way={isLeaving}
          {...{ token, session, document }}
          onClose={() => setIsLeaving(undefined)}
          onLeft={(closed: Closed) => {
            forget();
            onClosed(closed);
          }}
          onDeclined={() => {
            forget();
            onDeclined();
          }}
        />
      )}
    </>
  );
};

/** The second stage: the questions and the signature, one by one or on the page. */
export const SignStep = (props: SignProps) => {
  const { token, document } = props;
  const { loaded, error, retry } = useStore(document.id, token);
  const title = titleOf(document);
  usePageTitle(document.name);
  return (
    <div className="mx-auto max-w-page px-(--page-gutter) pt-6 pb-10 md:pt-10">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="mt-2 text-muted">
        {title === document.name ? 'For' : `You sign this document: ${document.name}, for`} {document.decedentName}
      </p>
      {loaded ? (
        <Fill {...props} {...loaded} />
      ) : error ? (
        <FailedPanel
          className="mt-6"
          title="We couldn’t load the questions."
          onRetry={retry}
          requestId={closedBy(error) ? undefined : problemOf(error)?.requestId}
        />
      ) : (
        <div aria-busy="true" className="mt-8 max-w-measure">
          <SkeletonText lines={5} />
        </div>
      )}
      <div className="mt-6 text-muted">
        <CallHome name={document.homeName} phone={document.homePhone} />
      </div>
    </div>
  );
};
