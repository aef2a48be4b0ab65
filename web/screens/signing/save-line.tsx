import { CircleAlert } from 'lucide-react';
import type { ESignDraft } from '#shared/model/e-sign.ts';
import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { messageOf } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { progressOf } from './answers.ts';
import type { SigningSave } from './signing-store.ts';

/** Says whether what is typed is saved, and what to do if it isn't. It is kept on this device in any case. */
export const SaveLine = ({ save, onRetry }: { save: SigningSave; onRetry: () => void }) => {
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

/** Says how many of the required answers there are. */
export const Progress = ({ draft }: { draft: ESignDraft }) => {
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
