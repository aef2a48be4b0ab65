import { CircleAlert } from 'lucide-react';
import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { messageOf } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { progressOf, visibleIn } from './answers.ts';
import type { SigningState } from './signing-store.ts';

const OFFLINE = 'It’s kept on this device, and saved when you’re back online.';
const OFFLINE_LATER = 'What you enter now is kept on this device, and saved when you’re back online.';

/** What became of the last save that failed, which may be our fault and not the connection's. */
const failedWords = (isOffline: boolean): string =>
  isOffline
    ? `We can’t reach Yarrow. ${OFFLINE}`
    : 'Something went wrong on our side. It’s kept on this device, and we’ll try again in a moment.';

type Props = Pick<SigningState, 'save'> & { isOnline: boolean; onRetry: () => void };

/** Says whether what is typed is saved, and what to do if it isn't. It is kept on this device in any case. */
export const SaveLine = ({ save, isOnline, onRetry }: Props) => {
  if (save.kind === 'ended')
    return (
      <Banner tone="danger" role="alert" className="mt-4" title="This link no longer takes changes.">
        {messageOf(save.error)}
      </Banner>
    );
  if (isOnline && save.kind !== 'failed')
    return (
      <div className="mt-3">
        <SaveIndicator state={save} dirtyWords="Saving..." />
      </div>
    );
  const isUnsaved = save.kind === 'failed' || save.kind === 'dirty' || save.kind === 'saving';
  return (
    <p role="status" className="mt-3 flex min-h-6 flex-wrap items-center gap-x-2 text-sm">
      <Icon of={CircleAlert} size={16} className="text-danger" />
      {isUnsaved && <span>Not saved.</span>}
      {isOnline && <TextButton onClick={onRetry}>Retry</TextButton>}
      <span className="text-muted">
        {isOnline
          ? failedWords(save.kind === 'failed' && save.isOffline)
          : `You’re offline. ${isUnsaved ? OFFLINE : OFFLINE_LATER}`}
      </span>
    </p>
  );
};

type RefusedProps = Pick<SigningState, 'draft' | 'refused'> & { at: string; onGo: (to: string) => void };

/** Names the first answer that can't be saved, unless its question is on the screen and says so itself. */
export const RefusedAnswer = ({ draft, refused, at, onGo }: RefusedProps) => {
  const question = visibleIn(draft).find(({ questionId }) => questionId in refused);
  if (!question || question.questionId === at) return null;
  return (
    <Banner
      tone="danger"
      role="alert"
      className="mt-4"
      title={`Not saved: ${question.question}`}
      action={
        <Button size="compact" onClick={() => onGo(question.questionId)}>
          Change
        </Button>
      }
    >
      {refused[question.questionId]}
    </Banner>
  );
};

/** Says how many of the required answers there are. */
export const Progress = ({ draft, refused }: Pick<SigningState, 'draft' | 'refused'>) => {
  const { done, of } = progressOf(draft, refused);
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
