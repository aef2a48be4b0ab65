import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '#web/ui/banner.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { type FirstCallDraft, newDraft } from './call-drafts.ts';
import { FirstCallPage } from './first-call-page.tsx';
import { prefillOf, withPrefill } from './first-call-prefill.ts';
import { UnfinishedCalls } from './unfinished-calls.tsx';
import { useCallDrafts } from './use-call-drafts.ts';

/** The call of the address. What this browser keeps of it comes first, then what brought people here. */
const OneCall = ({ id }: { id: string }) => {
  const { locationId } = useWorkspace();
  const location = useLocation();
  const navigate = useNavigate();
  const { find, discard, keep, opened } = useCallDrafts();
  const [draft] = useState(() => find(id) ?? withPrefill(newDraft(id, new Date().toISOString()), prefillOf(location)));
  if (opened.includes(id)) return <Navigate replace to={workPaths.caseDashboard({ locationId, caseId: id })} />;
  const leave = (left: FirstCallDraft) => {
    discard(id);
    toast('The call is discarded.', {
      undo: () => {
        keep(left);
        void navigate(workPaths.firstCall({ locationId, call: id }));
      },
    });
    void navigate(workPaths.cases({ locationId }), { replace: true });
  };
  return <FirstCallPage draft={draft} onDiscard={leave} />;
};

/** A first call. Each has an id in the address, which will be its case's, so that a reload goes on with it. */
export const Component = () => {
  const { may, whyNot, locationId } = useWorkspace();
  const { search, state, key } = useLocation();
  const id = new URLSearchParams(search).get('call');
  if (!may('cases.change'))
    return (
      <WorkspacePage title="First call" faq="first-call">
        <Banner>{whyNot('cases.change')}</Banner>
      </WorkspacePage>
    );
  if (id === null) return <ToNewCall key={key} state={{ firstCall: prefillOf({ state, search }) }} />;
  return (
    <WorkspacePage
      title="First call"
      lead="You can open the case with a name alone. Its record also needs the answers that are marked *."
      faq="first-call"
    >
      <UnfinishedCalls except={id} />
      <OneCall key={`${locationId} ${id}`} id={id} />
    </WorkspacePage>
  );
};

/** Gives a new call its id. */
const ToNewCall = ({ state }: { state: object }) => {
  const { locationId } = useWorkspace();
  const [call] = useState(() => crypto.randomUUID());
  return <Navigate replace to={workPaths.firstCall({ locationId, call })} state={state} />;
};
