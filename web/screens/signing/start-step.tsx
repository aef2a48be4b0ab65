import { type FormEvent, useCallback, useState } from 'react';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import { StatementChanges } from '#web/parts/statement-changes.tsx';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Page } from '#web/ui/page.tsx';
import { CallHome } from './closed-link.tsx';
import { ReadDocument } from './read-document.tsx';
import { type Closed, closedBy, context } from './use-opening.ts';

/** Few people decline, and the dialog brings React Aria. */
const LeaveDialog = lazyPart(() => import('./leave-dialog.tsx'));

type Props = {
  token: string;
  session: SigningSession;
  document: SignersDocument;
  onConsented: (session: SigningSession) => void;
  onClosed: (closed: Closed) => void;
};

const listed = new Intl.ListFormat('en-US');

const isNewVersion = ({ revision }: SignersDocument) => revision > 1;

/** Returns what is signed: its name, its version unless the name has it, as a statement’s does, and its length. */
const documentWords = ({ name, amounts, revision, pageCount }: SignersDocument): string =>
  [name, ...(revision > 1 && !amounts ? [`version ${revision}`] : []), pageCount === 1 ? '1 page' : `${pageCount} pages`].join(
    ', ',
  );

/** Says what a new version changes, or that it takes the place of the one before it. */
const NewVersion = ({ document: { amounts } }: Pick<Props, 'document'>) =>
  amounts?.change ? (
    <Banner tone="info" className="mt-6" title="This changes what was signed before.">
      <StatementChanges {...amounts} change={amounts.change} />
      <p className="mt-2">Nothing changes until everyone has signed it.</p>
    </Banner>
  ) : (
    <Banner tone="info" className="mt-6" title="This is a new version.">
      It takes the place of an earlier one. Please answer its questions and sign it, even if you began or signed the earlier
      version.
    </Banner>
  );

/** Says who asks, for what, and who signs. */
const About = ({ session, document }: Pick<Props, 'session' | 'document'>) => {
  const others = document.signers.filter(({ fullName }) => fullName !== session.signer.fullName);
  const rows: [string, string][] = [
    ['Document', documentWords(document)],
    ['For', document.decedentName],
    ['You sign as', `${session.signer.fullName}, ${session.signer.role}`],
    ...(others.length > 0 ? [['Also signing', listed.format(others.map(({ fullName }) => fullName))] as [string, string]] : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sm text-muted sm:pt-0.5">{name}</dt>
          <dd className="mb-2 font-semibold break-words sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

type Faults = { fieldId: string; message: string }[];

function useConsent({ token, session, onConsented, onClosed }: Props) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const agree = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const input = { signingToken: token, disclosureSha256: session.disclosure.sha256, consents: true };
      onConsented(await api.eSign.consentToESign(input, context));
    } catch (error) {
      const closed = closedBy(error);
      if (closed && closed.why !== 'unknown') onClosed(closed);
      else setFailure(messageOf(error));
      setIsBusy(false);
    }
  };
  return { agree, failure, isBusy };
}

/** The first stage: who is asking and for what, the document, and what signing electronically means. */
export const StartStep = (props: Props) => {
  const { token, session, document, onClosed } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const [canRead, setCanRead] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const [tries, setTries] = useState(0);
  const [wasEarly, setWasEarly] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const shownNow = useCallback(() => setWasShown(true), []);
  const { agree, failure, isBusy } = useConsent(props);
  const title = `${document.homeName} asks you to sign a document`;
  usePageTitle(title);
  const faults: Faults = [
    ...(wasShown
      ? []
      : [
          isOpen
            ? { fieldId: 'can-read', message: 'Wait for the document to appear' }
            : { fieldId: 'open-document', message: 'Open the document, and wait for it to appear' },
        ]),
    ...(wasShown && !canRead ? [{ fieldId: 'can-read', message: 'Confirm that you can read the document' }] : []),
    ...(agrees ? [] : [{ fieldId: 'agrees', message: 'Agree to sign electronically, or choose to sign on paper' }]),
  ];
  const shown = tries > 0 ? faults : [];
  const faultOf = (id: string) => shown.find(({ fieldId }) => fieldId === id)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries((count) => count + 1);
    setWasEarly(!wasShown);
    if (faults.length === 0 && !isBusy) void agree();
  };
  return (
    <Page
      title={title}
      lead={`Take your time. You can stop at any point${session.isWitnessed ? '.' : ', and continue later with the link in our email.'}`}
    >
      <About session={session} document={document} />
      {isNewVersion(document) && <NewVersion document={document} />}
      <ReadDocument {...{ token, document, isOpen }} onOpen={() => setIsOpen(true)} onShown={shownNow} />
      <form noValidate onSubmit={submit} className="mt-10">
        <h2 className="text-xl">2. Before you sign electronically</h2>
        <div className="mt-4 max-w-measure space-y-3">
          {session.disclosure.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-6 empty:hidden">
          <ErrorSummary errors={shown} focusKey={tries} />
        </div>
        <div className="mt-4">
          <Checkbox
            id="can-read"
            label="I opened the document, and I can read it on this device."
            checked={canRead}
            error={faultOf('can-read')}
            onChange={({ target }) => setCanRead(target.checked)}
          />
          <Checkbox
            id="agrees"
            label="I agree to sign electronically, and to receive this document electronically."
            checked={agrees}
            error={faultOf('agrees')}
            onChange={({ target }) => setAgrees(target.checked)}
          />
        </div>
        {wasEarly && faults.length === 0 && (
          // The document appeared after they pressed, and their error went away. Otherwise nothing would explain why the press did nothing.
          <Banner role="status" className="mt-4" title="The document is here now">
            Look through it. Then choose “Agree and continue” again.
          </Banner>
        )}
        {failure && (
          <Banner tone="danger" role="alert" className="mt-4">
            {failure}
          </Banner>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" look="primary" size="large" isBusy={isBusy} className="max-sm:grow">
            Agree and continue
          </Button>
          <Button look="quiet" size="large" className="max-sm:grow" onClick={() => setIsLeaving(true)}>
            I’d rather sign on paper
          </Button>
        </div>
        <div className="mt-8 text-muted">
          <CallHome name={document.homeName} phone={document.homePhone} />
        </div>
      </form>
      {isLeaving && (
        <LeaveDialog way="withdraw" {...{ token, session, document }} onClose={() => setIsLeaving(false)} onLeft={onClosed} />
      )}
    </Page>
  );
};
