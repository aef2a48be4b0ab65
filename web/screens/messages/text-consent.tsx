import type { Thread } from '#shared/contract/messages.ts';
import { useWhenWords } from '#web/parts/when.tsx';
import type { WhenWords } from '#web/parts/when-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useThreadChange } from './use-threads.ts';

/** Says why a family may or may not get texts. */
function consentWords({ message, texting: { consent } }: Thread, { shortWhenWords }: WhenWords): string {
  if (!consent) return `Texts need the family’s consent. Has someone agreed to texts at ${message.phone}?`;
  const when = shortWhenWords(consent.on);
  if (consent.saidBy === 'family')
    return consent.mayText
      ? `They texted your home ${when}, so you may text back.`
      : `They ended texts with STOP ${when}. Only they can start them again.`;
  return consent.mayText
    ? `${consent.byName} recorded their consent to texts ${when}.`
    : `${consent.byName} recorded ${when} that they want no texts.`;
}

/** Records whether a family agreed to texts, where the home can send any. */
export const TextConsent = ({ thread }: { thread: Thread }) => {
  const { may } = useWorkspace();
  const { id } = thread.message;
  const change = useThreadChange(id);
  const words = useWhenWords();
  const { isOffered, canGetTexts, consent } = thread.texting;
  if (!isOffered || !canGetTexts) return null;
  const mayText = consent?.mayText === true;
  const isFinal = consent?.saidBy === 'family' && !mayText;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      <p>{consentWords(thread, words)}</p>
      {!isFinal && may('messages.answer') && (
        <Button
          size="compact"
          look="quiet"
          isBusy={change.isPending}
          onClick={() => change.mutate((calls) => calls.allowTexts({ id, mayText: !mayText }))}
        >
          {mayText ? 'They want no texts' : 'They agreed to texts'}
        </Button>
      )}
    </div>
  );
};
