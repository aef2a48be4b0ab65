import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import type { ESignDraft } from '#shared/model/e-sign.ts';
import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { useIsOnline } from '#web/shell/use-is-online.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { useContentFocus } from '#web/ui/use-content-focus.ts';
import { missingIn, nextRequired, progressOf, visibleIn } from './answers.ts';
import { CallHome } from './closed-link.tsx';
import { QuestionPanel, REVIEW } from './question-panel.tsx';
import { Review } from './review.tsx';
import type { SigningSave, SigningStore } from './signing-store.ts';
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

/** The stage's title: that of the form where it has another than the document's name. */
const titleOf = ({ type, name }: SignersDocument): string =>
  type === 'cremation-authorization' ? 'Application for cremation and disposition' : name;

/** Says whether what is typed is saved, and what to do if it isn't. It is kept on this device in any case. */
const SaveLine = ({ save, onRetry }: { save: SigningSave; onRetry: () => void }) => {
  if (save.kind === 'ended')
    return (
      <Banner tone="danger" role="alert" className="mt-4" title="This link no longer takes changes.">
        {messageOf(save.error)}
      </Banner>
    );
  return (
    <div className="mt-3">
      {save.kind === 'failed' ? (
        <p role="status" className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm">
          <Icon of={CircleAlert} size={16} className="text-danger" />
          <span>Not saved.</span>
          <TextButton onClick={onRetry}>Retry</TextButton>
          {save.isOffline && <span className="text-muted">It’s kept on this device until you’re back online.</span>}
        </p>
      ) : (
        <SaveIndicator state={save} dirtyWords="Saving..." />
      )}
    </div>
  );
};

const Progress = ({ draft }: { draft: ESignDraft }) => {
  const { done, of } = progressOf(draft);
  if (of === 0) return null;
  return (
    <div className="mt-5">
      <p className="text-sm text-muted">
        {done} of {of} required answers
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-border">
        <div
          className="h-full origin-left rounded-full bg-primary transition-transform duration-(--sheet-in) ease-calm forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${done / of})` }}
        />
      </div>
    </div>
  );
};

type View = 'questions' | 'page';

type ChoiceProps = { view: View; onView: (view: View) => void; draft: ESignDraft; at: string; onGo: (to: string) => void };

/** Switches between the two views, and jumps to the next required answer. */
const Choice = ({ view, onView, draft, at, onGo }: ChoiceProps) => {
  const next = nextRequired(draft, at);
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
      {next !== undefined && next !== at && (
        <Button size="compact" onClick={() => onGo(next)}>
          Next required
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
  const { draft, save } = useSaving(store);
  const isOnline = useIsOnline();
  const [view, setView] = useState<View>('questions');
  const [at, setAt] = useState(() => nextRequired(draft, undefined) ?? REVIEW);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isLeaving, setIsLeaving] = useState<'decline' | 'withdraw'>();
  const part = useContentFocus<HTMLDivElement>(at, focusHeading);
  const { sign, isBusy, failure } = useSigning({ ...props, store, forget });
  const go = (to: string) => {
    // A question that was seen and left says what it lacks when someone comes back to it.
    setLeft((before) => new Set([...before, at]));
    setAt(to);
  };
  const isMissing = missingIn(draft).some(({ questionId }) => questionId === at);
  const panel =
    at === REVIEW ? (
      <Review
        {...{ draft, isOnline, isBusy, failure }}
        signerName={session.signer.fullName}
        onGo={go}
        onSign={() => void sign()}
      />
    ) : (
      <QuestionPanel
        {...{ draft }}
        questionId={at}
        error={isMissing && left.has(at) ? 'Required' : undefined}
        onGive={store.give}
        onGo={go}
      />
    );
  return (
    <>
      <SaveLine save={save} onRetry={() => void store.save()} />
      <Progress draft={draft} />
      {visibleIn(draft).length > 0 && <Choice {...{ view, draft, at }} onView={setView} onGo={go} />}
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
      <div className="-ml-5 flex flex-wrap items-center">
        <Button look="quiet" onClick={() => setIsLeaving('decline')}>
          Decline to sign
        </Button>
        <Button look="quiet" onClick={() => setIsLeaving('withdraw')}>
          I’d rather sign on paper
        </Button>
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
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-page px-(--page-gutter) pt-6 pb-10 md:pt-10">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="mt-2 text-muted">For {document.decedentName}</p>
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
