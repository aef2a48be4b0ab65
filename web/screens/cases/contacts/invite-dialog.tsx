import { useState } from 'react';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCase } from '../use-case.ts';
import { useContactAction } from './use-contacts.ts';

/** What emails a contact. */
export const invitations = ['invite', 'inviteOnline', 'resendOnline'] as const;
export type Invitation = (typeof invitations)[number];

/** What someone who takes part in a case sees (`shared/visibility`), and what they never do. */
const ofCase = [
  'how things are going, what is planned, and who looks after the family',
  'the names of the other contacts',
  'the questions, tasks, and goods that families see',
  'notes that you share, documents that they sign, and personal effects that they decide on',
  'the statement once the family was given it: its lines, its total, and only their own share and payments. A statement that they sign also shows what was paid in all',
];

const OfCase = () => (
  <>
    <p>Once they accept, they see:</p>
    <ul className="list-disc pl-5">
      {ofCase.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <p>They never see other notes, your home’s costs, or any part of the Social Security number.</p>
  </>
);

const OfPlanning = () => (
  <>
    <p>They choose services and goods in your home’s planner, and see your prices. You see nothing until they send the plan.</p>
    <p>The link alone doesn’t let them see this case.</p>
  </>
);

/** Asks before a contact is emailed a link: it says to which address, and what the link shows. */
export const InviteDialog = ({
  contact,
  invitation,
  onClose,
}: {
  contact: CaseContact;
  invitation: Invitation;
  onClose: () => void;
}) => {
  const { caseId } = useCase();
  const act = useContactAction(caseId);
  const isToCase = invitation === 'invite';
  // Once it's sent, the contact is another one, but what was asked isn't.
  const [isAgain] = useState(isToCase ? contact.status === 'pending' : invitation === 'resendOnline');
  const what = isToCase ? 'invitation' : 'link to plan online';
  return (
    <Dialog
      title={isToCase ? `Invite ${contact.fullName} to the case?` : `Send ${contact.fullName} a link to plan online?`}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            isBusy={act.isPending}
            busyLabel="Sending..."
            onClick={() => act.mutate({ action: invitation, contact }, { onSettled: onClose })}
          >
            {isToCase ? 'Send the invitation' : 'Send the link'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          We’ll email {isAgain ? 'another' : isToCase ? 'an' : 'a'} {what} to{' '}
          <strong className="font-semibold wrap-anywhere text-text">{contact.email}</strong>. It works for seven days.
        </p>
        {isToCase ? <OfCase /> : <OfPlanning />}
      </div>
    </Dialog>
  );
};
