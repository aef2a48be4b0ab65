import { Ban, MailPlus, MailX, MoreHorizontal, NotebookPen, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import {
  contactCan,
  isLinkOut,
  unblockedStatus,
  whyNotInvite,
  whyNotSendArrangement,
} from '#shared/lifecycles/contact-status.ts';
import { contactStatus } from '#shared/model/enumerations/people.ts';
import { useWhenWords } from '#web/parts/when.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MenuItem } from '#web/ui/menu-popover.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { accessWords, arrangementWords } from './contact-words.ts';
import { type Invitation, InviteDialog, invitations } from './invite-dialog.tsx';
import { RemoveContact } from './remove-contact.tsx';
import { useContactAction, useContactStatus } from './use-contacts.ts';

const tones: Record<CaseContact['status'], Tone> = {
  'contact-only': 'neutral',
  pending: 'warning',
  active: 'success',
  blocked: 'danger',
};

export const ContactStatus = ({ status }: Pick<CaseContact, 'status'>) => (
  <Badge tone={tones[status]}>{contactStatus.label(status)}</Badge>
);

/** What is asked before it's done. */
type Asked = 'block' | Invitation;
const isInvitation = (key: string): key is Invitation => (invitations as readonly string[]).includes(key);

/** Returns what can be done about a contact's access, by someone who may change contacts. What can't be done now stays visible, disabled, and says why. */
function useAccessItems(contact: CaseContact, onAsk: (asked: Asked) => void): MenuItem[] {
  const { caseId, who } = useCase();
  const act = useContactAction(caseId);
  const move = useContactStatus(caseId);
  const isBusy = act.isPending || move.isPending;
  const item = (
    key: Parameters<typeof act.mutate>[0]['action'],
    label: string,
    icon: MenuItem['icon'],
    whyNot: string | null = null,
  ): MenuItem => ({
    key,
    label,
    ...(icon ? { icon } : {}),
    ...(whyNot === null ? {} : { hint: whyNot }),
    isDisabled: whyNot !== null || isBusy,
    onAction: () => (isInvitation(key) ? onAsk(key) : act.mutate({ action: key, contact })),
  });
  const isOut = isLinkOut(contact.arrangementLink, new Date().toISOString());
  const isPending = contact.status === 'pending';
  return [
    ...(contact.status === 'active' || contact.status === 'blocked'
      ? []
      : [item('invite', isPending ? 'Resend invitation' : 'Invite to the case', MailPlus, whyNotInvite(contact, who))]),
    ...(isPending ? [item('cancelInvitation', 'Cancel invitation', MailX)] : []),
    item(
      isOut ? 'resendOnline' : 'inviteOnline',
      isOut ? 'Resend link to plan online' : 'Send link to plan online',
      NotebookPen,
      whyNotSendArrangement(contact, who),
    ),
    ...(isOut ? [item('cancelOnline', 'Cancel link to plan online', MailX)] : []),
    ...(contact.status === 'blocked'
      ? [
          {
            key: 'unblock',
            label: 'Unblock',
            icon: Undo2,
            isDisabled: isBusy || !contactCan.beUnblocked(contact, who),
            onAction: () => move.mutate({ contact, status: unblockedStatus(contact) }),
          },
        ]
      : []),
    ...(contactCan.beBlocked(contact, who)
      ? [{ key: 'block', label: 'Block', icon: Ban, tone: 'danger' as const, isDisabled: isBusy, onAction: () => onAsk('block') }]
      : []),
  ];
}

const BlockDialog = ({ contact, onClose }: { contact: CaseContact; onClose: () => void }) => {
  const { caseId } = useCase();
  const move = useContactStatus(caseId);
  return (
    <Dialog
      title={`Block ${contact.fullName}?`}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep the access</Button>
          <Button
            look="danger"
            isBusy={move.isPending}
            onClick={() => move.mutate({ contact, status: 'blocked' }, { onSettled: onClose })}
          >
            Block {contact.fullName}
          </Button>
        </>
      }
    >
      <p>They lose access to this case immediately. You can unblock them later.</p>
    </Dialog>
  );
};

/** Asks what has to be answered before something is done about a contact's access. */
const AccessDialog = ({ asked, ...of }: { asked: Asked; contact: CaseContact; onClose: () => void }) =>
  asked === 'block' ? <BlockDialog {...of} /> : <InviteDialog {...of} invitation={asked} />;

/** Shows the menu for a contact: edit, their access, and remove. */
export const ContactMenu = ({ contact }: { contact: CaseContact }) => {
  const { locationId, caseId } = useCase();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Asked | 'remove' | null>(null);
  const access = useAccessItems(contact, setOpen);
  const edit = () => void navigate(workPaths.caseContact({ locationId, caseId, contactId: contact.id }));
  const items: MenuItem[] = [
    { key: 'edit', label: 'Edit', icon: Pencil, onAction: edit },
    ...(contact.isDeceased ? [] : access),
    { key: 'remove', label: 'Remove', icon: Trash2, tone: 'danger', onAction: () => setOpen('remove') },
  ];
  return (
    <>
      <Menu
        label={`Actions for ${contact.fullName}`}
        isLabelHidden
        items={items}
        className="inline-flex size-9 items-center justify-center text-muted hover:bg-sunken hover:text-text pointer-coarse:size-11"
      >
        <Icon of={MoreHorizontal} />
      </Menu>
      {open === 'remove' && <RemoveContact contact={contact} onClose={() => setOpen(null)} />}
      {open && open !== 'remove' && <AccessDialog asked={open} contact={contact} onClose={() => setOpen(null)} />}
    </>
  );
};

/** Says what access a contact has, with buttons to change it. */
export const ContactAccess = ({ contact }: { contact: CaseContact }) => {
  const { who, may } = useCase();
  const [asked, setAsked] = useState<Asked | null>(null);
  const items = useAccessItems(contact, setAsked);
  const words = useWhenWords();
  const online = arrangementWords(contact, words);
  // For view-only members, the reason is above the whole contact.
  const whyNot = contact.status === 'active' || !may('contacts.change') ? null : whyNotInvite(contact, who);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <ContactStatus status={contact.status} />
        <span>{accessWords(contact, words)}</span>
      </p>
      {online && <p>{online}</p>}
      {whyNot && <p className="text-muted">{whyNot}</p>}
      <div className="flex flex-wrap gap-2">
        {items.map(({ key, label, icon, tone, isDisabled = false, onAction }) => (
          <Button
            key={key}
            size="compact"
            {...(icon ? { icon } : {})}
            disabled={isDisabled}
            onClick={onAction}
            className={tone === 'danger' ? 'text-danger' : ''}
          >
            {label}
          </Button>
        ))}
      </div>
      {asked && <AccessDialog asked={asked} contact={contact} onClose={() => setAsked(null)} />}
    </div>
  );
};
