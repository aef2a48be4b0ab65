import { useState } from 'react';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { type Closed, context } from './use-opening.ts';

/** As many characters as the home's record keeps of a reason. */
const MAX_REASON = 600;

const ways = {
  decline: {
    title: 'Decline to sign?',
    text: 'Nothing that you filled in is signed, and nobody else can sign this version of the document. The funeral home sees your reason, and will call you.',
    act: 'Decline to sign',
    busy: 'Declining...',
  },
  withdraw: {
    title: 'Sign on paper instead?',
    text: 'This link then no longer works, and nothing is signed. The funeral home will arrange for you to sign on paper.',
    act: 'Sign on paper',
    busy: 'Telling the funeral home...',
  },
} as const;

type Props = {
  way: keyof typeof ways;
  token: string;
  session: SigningSession;
  document: SignersDocument;
  onClose: () => void;
  /** Tells that it is done; for a declined document, without a reason why the link is closed. */
  onLeft: (closed: Closed) => void;
  onDeclined?: () => void;
};

/** Asks before someone declines to sign, or to sign electronically. What they typed stays if it can't be sent. */
export default function LeaveDialog({ way, token, session, document, onClose, onLeft, onDeclined }: Props) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { title, text, act, busy } = ways[way];
  const send = () =>
    way === 'decline'
      ? api.eSign.declineESign({ signingToken: token, reason: reason.trim() }, context)
      : api.eSign.consentToESign({ signingToken: token, disclosureSha256: session.disclosure.sha256, consents: false }, context);
  const leave = async () => {
    if (way === 'decline' && reason.trim() === '') {
      setFault('Say in a few words why, so that the funeral home can help');
      return;
    }
    setIsBusy(true);
    setFailure(undefined);
    try {
      await send();
      if (way === 'decline') onDeclined?.();
      else onLeft({ why: 'withdrawn', homeName: document.homeName, homePhone: document.homePhone });
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      isOpen
      isUnsaved={reason !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" isBusy={isBusy} busyLabel={busy} onClick={() => void leave()}>
            {act}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {way === 'decline' && (
        <TextArea
          className="mt-4 text-text"
          label="Reason"
          rows={3}
          maxLength={MAX_REASON}
          isCounted
          value={reason}
          error={fault}
          onChange={({ target }) => {
            setReason(target.value);
            setFault(undefined);
          }}
        />
      )}
      {failure && (
        <Banner tone="danger" role="alert" className="mt-3">
          {failure}
        </Banner>
      )}
    </Dialog>
  );
}
