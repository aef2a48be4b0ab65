import { CircleCheck, Download, Mail } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { CallHome } from './closed-link.tsx';
import { useDownload } from './use-download.ts';
import { context } from './use-opening.ts';

type Props = { token: string; session: SigningSession; document: SignersDocument; children?: ReactNode };
type Next = Awaited<ReturnType<typeof api.eSign.getNextESignDocument>>['next'];

/** How often the screen asks whether the document is sealed, which takes seconds. */
const SEALING_MS = 5000;

/** Returns the document with its reader among those who have signed: it may have been loaded before they did. */
const signedBy = (document: SignersDocument, { fullName, role }: SigningSession['signer']): SignersDocument => ({
  ...document,
  signers: document.signers.map((each) =>
    each.fullName === fullName && each.role === role ? { ...each, hasSigned: true } : each,
  ),
});

/** What has happened to the document since: who has signed, and what the same person signs next. */
function useAfter(signingToken: string, first: SignersDocument, signer: SigningSession['signer']) {
  const documentId = first.id;
  const [loaded, setDocument] = useState(first);
  const document = signedBy(loaded, signer);
  const [next, setNext] = useState<Next>(null);
  const isSealing = !document.isSealed && document.signers.every(({ hasSigned }) => hasSigned);
  useEffect(() => {
    let isGone = false;
    // Without an answer, the thanks say what they know.
    const ask = () =>
      api.eSign.getSignersDocument({ id: documentId, signingToken }, context).then(
        (now) => !isGone && setDocument(now),
        () => undefined,
      );
    void ask();
    const timer = isSealing ? setInterval(() => void ask(), SEALING_MS) : undefined;
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [documentId, signingToken, isSealing]);
  useEffect(() => {
    let isGone = false;
    const input = { id: documentId, signingToken };
    api.eSign.getNextESignDocument(input, context).then(
      (answer) => !isGone && setNext(answer.next),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [documentId, signingToken]);
  return { document, next };
}

type NextSignerProps = { document: SignersDocument; hasEmail: boolean };

const NextSigner = ({ document, hasEmail }: NextSignerProps) => {
  const waiting = document.signers.filter(({ hasSigned }) => !hasSigned);
  const [first, ...others] = waiting;
  if (document.isOnPaper) return <p>The funeral home kept a scan of the signed paper. This is your copy of it.</p>;
  if (document.isSealed) return <p>Everyone has signed, and the document is sealed.</p>;
  if (!first)
    return (
      <p>
        Everyone has signed. The document is being sealed, so that any later change to it shows.
        {hasEmail && ' You’ll get an email with it.'}
      </p>
    );
  return (
    <p>
      Next to sign: {first.fullName}, {first.role}
      {others.length > 0 && `, and then ${others.length === 1 ? '1 more person' : `${others.length} more people`}`}.
      {hasEmail && ' When everyone has signed, we’ll email you the finished document.'}
    </p>
  );
};

/** Emails a copy, which is safe to press again: the key stays the same. */
const EmailCopy = ({ documentId, token }: { documentId: string; token: string }) => {
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const send = async () => {
    setIsBusy(true);
    try {
      const options = { context: { ...context.context, idempotencyKey: key } };
      await api.eSign.sendCaseFormDocumentCopy({ id: documentId, signingToken: token }, options);
      setSaid('We emailed you a copy.');
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button size="large" icon={Mail} isBusy={isBusy} onClick={() => void send()}>
        Email me a copy
      </Button>
      <p role="status" className="basis-full text-sm text-muted empty:hidden">
        {said}
      </p>
    </>
  );
};

const NextDocument = ({ next }: { next: NonNullable<Next> }) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { documentId, signingToken } = next;
  const open = () => void navigate(paths.documentSigning({ documentId }), { replace: true, state: { ...state, signingToken } });
  return (
    <Banner
      tone="info"
      className="mt-8"
      title="There is one more document for you to sign."
      action={
        signingToken && (
          <Button look="primary" onClick={open}>
            Continue
          </Button>
        )
      }
    >
      {signingToken ? next.name : `We emailed you its link. It is called ${next.name}.`}
    </Banner>
  );
};

/** The last stage: thanks, a copy, and what comes next. `children` is what the home’s tablet adds. */
export const CompleteStep = ({ token, session, document: first, children }: Props) => {
  const { document, next } = useAfter(token, first, session.signer);
  const { download, isBusy, error } = useDownload(first.id, token);
  const isPart = !document.isSealed && !document.isOnPaper;
  usePageTitle(document.isOnPaper ? 'Your copy' : 'You signed');
  return (
    <Page
      title={document.isOnPaper ? 'Your copy of the signed document' : 'Thank you. You have signed.'}
      lead={`${document.name}, for ${document.decedentName}`}
    >
      <div className="flex items-start gap-3">
        <Icon of={CircleCheck} className="mt-1 text-success" />
        <NextSigner document={document} hasEmail={session.signer.hasEmail} />
      </div>
      {document.amounts?.replacedBy != null && (
        <Banner tone="info" className="mt-4" title={`Version ${document.amounts.replacedBy} has taken its place.`}>
          Everyone has signed that version, and it’s the one that counts now. This is your copy of the one before it.
        </Banner>
      )}
      {isPart && !session.isWitnessed && (
        <p className="mt-4 max-w-measure">
          Until it’s sealed, the copy to download has only what you filled in and signed, and nothing of the other signers.
        </p>
      )}
      {!session.isWitnessed && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="primary" size="large" icon={Download} isBusy={isBusy} onClick={() => void download()}>
            {isPart ? 'Download your part' : 'Download a copy'}
          </Button>
          {document.isSealed && <EmailCopy documentId={document.id} token={token} />}
        </div>
      )}
      {error && (
        <Banner tone="danger" role="alert" className="mt-4">
          {error}
        </Banner>
      )}
      {next && <NextDocument next={next} />}
      {!next?.signingToken && children}
      <div className="mt-8 text-muted">
        <CallHome name={document.homeName} phone={document.homePhone} />
      </div>
    </Page>
  );
};
