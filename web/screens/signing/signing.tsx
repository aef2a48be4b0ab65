import routes from 'virtual:contract-routes';
import callsOfSigning from 'virtual:signing-contract-routes';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isGuid } from '#shared/values/ids.ts';
import { paths } from '#web/paths.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Page } from '#web/ui/page.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { useContentFocus } from '#web/ui/use-content-focus.ts';
import { CallHome, ClosedLink } from './closed-link.tsx';
import { CompleteStep } from './complete-step.tsx';
import { SignStep } from './sign-step.tsx';
import { StartStep } from './start-step.tsx';
import { HandBack, TabletGate, useTablet } from './tablet.tsx';
import { type Opened, useOpening } from './use-opening.ts';

// As in `web/document-calls.ts`.
Object.assign(routes, callsOfSigning);

/** Few links ask for a code. */
const CodeStep = lazyPart(() => import('./code-step.tsx').then((module) => ({ default: module.CodeStep })), 'This page');

const Declined = ({ homeName, homePhone }: { homeName: string; homePhone: string }) => {
  usePageTitle('You declined to sign');
  return (
    <Page title="You declined to sign" width="form">
      <div className="space-y-4">
        <p>Nothing was signed. {homeName} has your reason, and will get in touch with you about what comes next.</p>
        <CallHome name={homeName} phone={homePhone} />
      </div>
    </Page>
  );
};

type StageProps = Pick<ReturnType<typeof useOpening>, 'enter' | 'take' | 'close'> & {
  documentId: string;
  token: string;
  opened: Opened;
  tablet: ReturnType<typeof useTablet>;
};

const Stage = ({ documentId, token, opened, tablet, enter, take, close }: StageProps) => {
  const { session, document } = opened;
  if (tablet.gate !== 'open') return <TabletGate gate={tablet.gate} isOwn={tablet.isOwn} onRetry={tablet.retry} />;
  if (!document) return <CodeStep {...{ documentId, token, session }} onEnter={enter} />;
  const handBack = session.isWitnessed && (
    <HandBack
      homeName={document.homeName}
      getsPaper={!session.signer.hasEmail && session.stage === 'complete'}
      isOwn={tablet.isOwn}
      onLeave={tablet.leave}
    />
  );
  const to = (stage: typeof session.stage) => take({ ...session, stage });
  if (session.stage === 'declined')
    return (
      <>
        <Declined homeName={document.homeName} homePhone={document.homePhone} />
        {handBack && <div className="mx-auto max-w-measure px-(--page-gutter)">{handBack}</div>}
      </>
    );
  if (session.stage === 'complete') return <CompleteStep {...{ token, session, document }}>{handBack}</CompleteStep>;
  const stage =
    session.stage === 'start' ? (
      <StartStep {...{ token, session, document }} onConsented={take} onClosed={close} />
    ) : (
      <SignStep
        {...{ token, session, document }}
        onSigned={() => to('complete')}
        onDeclined={() => to('declined')}
        onClosed={close}
      />
    );
  return (
    <>
      {stage}
      {session.isWitnessed && (
        <div className="mx-auto max-w-page px-(--page-gutter) pb-8">
          <Button look="quiet" size="compact" className="-ml-3" onClick={tablet.leave}>
            Staff: stop and sign in
          </Button>
        </div>
      )}
    </>
  );
};

const focusTitle = (part: HTMLElement) => {
  const title = part.querySelector('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  scrollTo(0, 0);
};

/** What is on the screen, by name. The focus moves when it changes. */
const stageKey = ({ opening, gate }: { opening: ReturnType<typeof useOpening>['opening']; gate: string }): string | undefined => {
  if (opening.kind === 'loading') return undefined;
  if (opening.kind !== 'open') return opening.kind;
  return gate !== 'open' ? 'gate' : opening.document ? opening.session.stage : 'code';
};

const Signing = ({ documentId, token }: { documentId: string; token: string }) => {
  const { opening, again, ...changes } = useOpening(documentId, token);
  const isWitnessed = opening.kind === 'open' && opening.session.isWitnessed;
  const tablet = useTablet(isWitnessed);
  const part = useContentFocus<HTMLDivElement>(stageKey({ opening, gate: tablet.gate }), focusTitle);
  return (
    <div ref={part}>
      {opening.kind === 'open' && <Stage {...{ documentId, token, tablet, ...changes }} opened={opening} />}
      {opening.kind === 'closed' && <ClosedLink closed={opening.closed} documentId={documentId} />}
      {opening.kind === 'failed' && (
        <Page title="Sign a document" width="form">
          <FailedPanel title="We couldn’t open your link." onRetry={again} requestId={problemOf(opening.error)?.requestId} />
        </Page>
      )}
      {opening.kind === 'loading' && (
        <div aria-busy="true">
          <Page title="Opening your document" width="form">
            <SkeletonText lines={6} />
          </Page>
        </div>
      )}
    </div>
  );
};

/** Returns the token of this visit. It is kept with the history entry; an address that still has one loses it. */
function useToken(documentId: string): string | undefined {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const inAddress = search.get('signingToken');
  useEffect(() => {
    if (inAddress === null) return;
    void navigate(paths.documentSigning({ documentId }), { replace: true, state: { signingToken: inAddress } });
  }, [inAddress, documentId, navigate]);
  const kept = (state as { signingToken?: unknown } | null)?.signingToken;
  return inAddress ?? (typeof kept === 'string' ? kept : undefined);
}

const WithToken = ({ documentId }: { documentId: string }) => {
  const token = useToken(documentId);
  if (!token) return <ClosedLink closed={{ why: 'unknown' }} documentId={documentId} />;
  return <Signing key={`${documentId} ${token}`} {...{ documentId, token }} />;
};

/** `/document-signing/:documentId`: a document, for someone who was asked to sign it. */
export const Component = () => {
  const { documentId = '' } = useParams();
  if (!isGuid(documentId)) return <ClosedLink closed={{ why: 'unknown' }} />;
  return <WithToken documentId={documentId.toLowerCase()} />;
};
