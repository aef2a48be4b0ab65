import { useState } from 'react';
import type { SystemProvider } from '#shared/contract/system-providers.ts';
import { type OwnerState, ownerState } from '#shared/model/enumerations/sign-up.ts';
import { shortWhenWords } from '#web/parts/when-words.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CancelInvitation } from './cancel-invitation.tsx';
import { CorrectEmail } from './correct-email.tsx';
import { HomeCard } from './home-list.tsx';
import { useOwnerInvitation } from './use-system-providers.ts';

const tones: Record<OwnerState, Tone> = { active: 'success', invited: 'info', expired: 'warning', 'not-invited': 'neutral' };

type OwnedHome = SystemProvider & { owner: NonNullable<SystemProvider['owner']> };

/** Resends or cancels the invitation of an owner who hasn't joined, or sends it to the correct address. */
const Invitation = ({ home: { id, name, owner } }: { home: OwnedHome }) => {
  const { resend, cancel } = useOwnerInvitation();
  const { state, invitedUntil, email } = owner;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const of = <VisuallyHidden> to the owner of {name}</VisuallyHidden>;
  if (state === 'active') return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="compact" look="quiet" onClick={() => setIsCorrecting(true)}>
        Correct email<VisuallyHidden> of the owner of {name}</VisuallyHidden>
      </Button>
      {isCorrecting && <CorrectEmail id={id} owner={owner} onClose={() => setIsCorrecting(false)} />}
      {state !== 'not-invited' && (
        <CancelInvitation email={email} isBusy={cancel.isPending} onCancel={(onSettled) => cancel.mutate({ id }, { onSettled })}>
          {of}
        </CancelInvitation>
      )}
      <Button size="compact" isBusy={resend.isPending} onClick={() => resend.mutate({ id, email, since: invitedUntil })}>
        {state === 'not-invited' ? 'Send invitation' : 'Resend invitation'}
        {of}
      </Button>
    </div>
  );
};

/** Says when an invitation expires or expired; nothing if there is none. */
const endWords = ({ state, invitedUntil }: OwnedHome['owner']): string => {
  if (!invitedUntil || state === 'active') return '';
  return `${state === 'expired' ? 'Ended' : 'Ends'} ${shortWhenWords(invitedUntil)}`;
};

/** Shows one home: where it is, whether families can find it, and whether its owner has joined. */
export const HomeRow = ({ home }: { home: SystemProvider }) => {
  const { owner } = home;
  return (
    <HomeCard home={home} actions={owner && <Invitation home={{ ...home, owner }} />}>
      {owner ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words">
            {owner.fullName}, <span className="inline-block max-w-full break-words text-muted">{owner.email}</span>
          </span>
          <Badge tone={tones[owner.state]}>{ownerState.label(owner.state)}</Badge>
          <span className="text-muted">{endWords(owner)}</span>
        </div>
      ) : (
        <p className="mt-2 text-muted">No owner</p>
      )}
    </HomeCard>
  );
};
