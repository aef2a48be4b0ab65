import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { When } from '#web/parts/when.tsx';
import { problemOf } from '#web/session/api-problem.ts';
import { api, fieldErrors, query, useIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusInView } from '#web/ui/focus-in-view.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { Section } from './section.tsx';

/** What the button says, as the home’s staff know it. */
const WORDS = 'This does not look like them';

/** Where it says that the home knows. */
const NOTICE = 'identity-notice';

const firstNameOf = ({ decedent: { firstName, fullName } }: MyCase): string => firstName || fullName;

type DoubtProps = { view: MyCase; note: string; onNote: (note: string) => void; onSent: () => void; onClose: () => void };

/** Asks what looks different, which a relative may leave out, and tells the home. What was typed is kept until it’s sent. */
const DoubtDialog = ({ view, note, onNote, onSent, onClose }: DoubtProps) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const refresh = () => client.invalidateQueries({ queryKey: query.myCases.getMyCase.key() });
  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const input = { caseId: view.id, note: note.trim() };
    try {
      await api.identityDoubts.doubtIdentity(input, { context: { idempotencyKey: keyFor(input) } });
      await refresh();
      onSent();
    } catch (error) {
      setFailure(error);
      // The home took the case from them, or the person isn’t in care any more: the page behind says so.
      if (['not_found', 'conflict'].includes(problemOf(error)?.code ?? '')) void refresh();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={`This does not look like ${firstNameOf(view)}`}
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" isBusy={isBusy} busyLabel="Telling them..." onClick={() => void send()}>
            Tell {view.home.name}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-text">
        <FormFailure error={failure} />
        <p>
          {view.home.name} will check again, and call you. Until it’s certain that this is {firstNameOf(view)}, nothing final
          happens, such as a burial or a cremation.
        </p>
        <TextArea
          label="What looks different?"
          isOptional
          rows={3}
          maxLength={600}
          value={note}
          error={fieldErrors(failure).note}
          onChange={(event) => onNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
};

/** Says first of all that the home checks again, or that it has identified the person again since. */
export const DoubtNotice = ({ view }: { view: MyCase }) => {
  const { doubt, settledDoubt, home } = view;
  const firstName = firstNameOf(view);
  const who = (isOwn: boolean) => (isOwn ? 'You' : 'Someone in your family');
  const call = home.phone ? `call them at ${home.phone}` : 'call them';
  if (doubt)
    return (
      <div id={NOTICE} tabIndex={-1} className="rounded-control">
        <Banner role="status" tone="warning" title={`${home.name} is checking again`}>
          {who(doubt.isOwn)} said that this does not look like {firstName}, <When at={doubt.on} />. Nothing final happens until
          it’s certain. {home.name} will call you. You can also {call}.
        </Banner>
      </div>
    );
  if (!settledDoubt) return null;
  return (
    <Banner role="status" title={`${firstName} was identified again`}>
      {who(settledDoubt.isOwn)} said that this does not look like {firstName}. {home.name} wrote down a new identification,{' '}
      <When at={settledDoubt.settledOn} />. If you weren’t told how, or still aren’t sure, {call}.
    </Banner>
  );
};

/** Lets relatives say that the person in care doesn’t look like theirs. */
export const IdentityDoubt = ({ view }: { view: MyCase }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isSent, setIsSent] = useState(false);
  // What was pressed is gone with its part of the page, far below what the page says now.
  useEffect(() => (isSent ? focusInView(() => document.getElementById(NOTICE), { orItself: true }) : undefined), [isSent]);
  const { doubt, mayDoubt } = view;
  const sent = () => {
    setNote('');
    setIsOpen(false);
    setIsSent(true);
  };
  if (!isOpen && (!mayDoubt || doubt?.isOwn)) return null;
  return (
    <Section id="who-this-is" title="If something isn’t right">
      {mayDoubt && !doubt?.isOwn && (
        <>
          <p className="mb-4 text-muted">
            When you see {firstNameOf(view)}, or a photo, and it doesn’t look like them, say so. It’s never a bother, and nothing
            final happens until it’s certain.
          </p>
          <Button onClick={() => setIsOpen(true)}>{WORDS}</Button>
        </>
      )}
      {isOpen && <DoubtDialog {...{ view, note }} onNote={setNote} onSent={sent} onClose={() => setIsOpen(false)} />}
    </Section>
  );
};
