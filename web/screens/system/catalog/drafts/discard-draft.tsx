import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftInShort, ReleaseChange } from '#shared/contract/system-catalog-views.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { api } from '#web/session/api.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';
import { changeWords } from './chosen-drafts.ts';

type Words = { title: string; lost: string; done: string };

/** Says what is lost with a draft, and that it is. */
function wordsOf(draft: DraftInShort): Words {
  const { kind, name, state } = draft;
  const same = 'Every administrator loses it. What is published doesn’t change.';
  if (kind === 'order')
    return {
      title: `Discard “${name}”?`,
      lost: `The order goes back to the published one. ${same}`,
      done: 'The order is as it’s published again.',
    };
  if (kind === 'batch')
    return {
      title: `Discard “${name}”?`,
      lost: `All of it is undone: ${changeWords(draft)}. ${same}`,
      done: `“${name}” is undone.`,
    };
  if (state === 'new')
    return {
      title: `Discard the new draft “${name}”?`,
      lost: 'It was never published, so nothing of it is left. Every administrator loses it.',
      done: `“${name}” is gone.`,
    };
  return {
    title: `Discard the draft of “${name}”?`,
    lost: 'Its changes are lost for every administrator. What is published doesn’t change.',
    done: `The draft of “${name}” is gone. What is published stays.`,
  };
}

type DiscardProps = { seen: Pick<DraftInShort, 'noun' | 'id' | 'name' | 'version'>; words: Words };

const Discard = ({ seen: { noun, id, name, version }, words }: DiscardProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const forget = useForgetCatalog();
  const discarding = useMutation({
    mutationFn: () => api.systemCatalog.discardEntry({ noun, id, version }),
    onSuccess: () => {
      toast(words.done);
      setIsAsking(false);
    },
    onSettled: forget,
  });
  return (
    <>
      <Button size="compact" look="quiet" onClick={() => setIsAsking(true)}>
        Discard<span className="sr-only"> {name}</span>
      </Button>
      {isAsking && (
        <SureDialog
          title={words.title}
          act="Discard"
          busyLabel="Discarding..."
          isBusy={discarding.isPending}
          error={discarding.error}
          onAct={() => discarding.mutate()}
          onClose={() => setIsAsking(false)}
        >
          {words.lost}
        </SureDialog>
      )}
    </>
  );
};

/** Throws away a draft of any kind, once someone is sure. */
export const DiscardDraft = ({ draft }: { draft: DraftInShort }) => <Discard seen={draft} words={wordsOf(draft)} />;

type DiscardFromBatchProps = { change: ReleaseChange; batch: DraftInShort };

/** Takes one entry out of a batch, once someone is sure. The rest of the batch stays. */
export const DiscardFromBatch = ({ change: { noun, id, name, kind }, batch }: DiscardFromBatchProps) => (
  <Discard
    seen={{ noun, id, name, version: batch.version }}
    words={{
      title: `Take “${name}” out of “${batch.name}”?`,
      lost:
        kind === 'added'
          ? 'It was never published, so nothing of it is left. The rest of the batch stays.'
          : 'What the batch changes of it is lost for every administrator. The rest of the batch stays.',
      done: `“${name}” isn’t part of the batch anymore.`,
    }}
  />
);
