import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { When } from '#web/parts/when.tsx';
import { problemOf } from '#web/session/api-problem.ts';
import { api, fieldErrors, query, useIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { Section } from './section.tsx';

/** What the button says, as the home’s staff know it. */
const WORDS = 'This does not look like them';

/** Asks what looks different, which a relative may leave out, and tells the home. */
const DoubtDialog = ({ view, onClose }: { view: MyCase; onClose: () => void }) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [note, setNote] = useState('');
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
      onClose();
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
      title={WORDS}
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
          {view.home.name} stops right away. Nothing final, such as a burial or a cremation, happens until they’ve found out who
          this is, and they’ll call you.
        </p>
        <TextArea
          label="What looks different?"
          isOptional
          rows={3}
          maxLength={600}
          value={note}
          error={fieldErrors(failure).note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
};

/** Says first of all that everything final has stopped, or that the home has identified the person again since. */
export const DoubtNotice = ({ view: { doubt, settledDoubt, decedent, home } }: { view: MyCase }) => {
  const who = (isOwn: boolean) => (isOwn ? 'You' : 'Someone in your family');
  const call = home.phone ? `call them at ${home.phone}` : 'call them';
  if (doubt)
    return (
      <Banner role="status" tone="warning" title="Everything final has stopped">
        {who(doubt.isOwn)} said that this does not look like {decedent.firstName}, <When at={doubt.on} />. {home.name} finds out
        who this is, and will call you. You can also {call}.
      </Banner>
    );
  if (!settledDoubt) return null;
  return (
    <Banner role="status" title={`${decedent.firstName} was identified again`}>
      {who(settledDoubt.isOwn)} said that this does not look like {decedent.firstName}. {home.name} wrote down a new
      identification, <When at={settledDoubt.settledOn} />. If you weren’t told how, or still aren’t sure, {call}.
    </Banner>
  );
};

/** Lets relatives say that the person in care doesn’t look like theirs. */
export const IdentityDoubt = ({ view }: { view: MyCase }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { doubt, mayDoubt, decedent } = view;
  if (!isOpen && (!mayDoubt || doubt?.isOwn)) return null;
  return (
    <Section id="who-this-is" title="If something isn’t right">
      {mayDoubt && !doubt?.isOwn && (
        <>
          <p className="mb-4 text-muted">
            When you see {decedent.firstName}, or a photo, and it doesn’t look like them, say so. Believe your eyes: it’s never a
            bother, and nothing final happens until it’s certain.
          </p>
          <Button onClick={() => setIsOpen(true)}>{WORDS}</Button>
        </>
      )}
      {isOpen && <DoubtDialog view={view} onClose={() => setIsOpen(false)} />}
    </Section>
  );
};
