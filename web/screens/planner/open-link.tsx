import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { messageOf, problemOf } from '../../session/api-problem.ts';
import { sessionStore } from '../../session/session-parts.ts';
import { whenRestored } from '../../session/when-restored.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FailedPanel } from '../../ui/states.tsx';
import { PlannerWaiting } from './panels/planner-waiting.tsx';
import { rememberPlan } from './store/last-plan.ts';

/** Opens the plan once it is known who is signed in, because that account will own it. */
const open = async (token: string, takesOver = false) => {
  await whenRestored(sessionStore);
  const opened = await api.arrangementLinks.openArrangementLink({ token, takesOver }, { context: { staysHere: true } });
  rememberPlan(opened.locationId, opened.arrangementId);
  return opened;
};

type InAccountProps = { error: unknown; onStartNew: (() => void) | undefined; isBusy: boolean };

/** Says that the plan is in an account, and lets the person whom the link was emailed to start a separate plan. */
const InAccount = ({ error, onStartNew, isBusy }: InAccountProps) => (
  <div className="mx-auto max-w-lg px-(--page-gutter) py-16">
    <h1 className="text-2xl">Your plan is in an account</h1>
    <p className="mt-3 text-muted" role={onStartNew ? undefined : 'alert'}>
      {messageOf(error)}
    </p>
    {onStartNew && (
      <p className="mt-3 text-muted">
        If it isn’t your account, you can start a new plan here. The other one stays in that account.
      </p>
    )}
    <div className="mt-6 flex flex-wrap gap-3">
      <LinkButton look="primary" to={paths.login({ redirect: location.pathname + location.search })}>
        Sign in
      </LinkButton>
      {onStartNew && (
        <Button isBusy={isBusy} onClick={onStartNew}>
          Start a new plan
        </Button>
      )}
    </div>
  </div>
);

/** Opens the plan that an emailed link leads to, in this browser. A link that no longer works says what to do. */
export default function OpenLink({ token }: { token: string }) {
  const { locationId = '' } = useParams();
  const navigate = useNavigate();
  const link = useQuery({
    queryKey: ['arrangement-link', token],
    queryFn: () => open(token),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const startNew = useMutation({ mutationFn: () => open(token, true) });
  const data = startNew.data ?? link.data;
  useEffect(() => {
    if (data) void navigate(paths.plannerStep(data), { replace: true });
  }, [data, navigate]);
  if (!link.isError) return <PlannerWaiting />;
  const problem = problemOf(link.error);
  if (problem?.code === 'conflict')
    return (
      <InAccount
        error={startNew.error ?? link.error}
        onStartNew={startNew.isError ? undefined : startNew.mutate}
        isBusy={startNew.isPending || startNew.isSuccess}
      />
    );
  const isOver = problem?.code === 'token_used' || problem?.code === 'invalid_input' || problem?.code === 'not_found';
  return (
    <div className="mx-auto max-w-lg px-(--page-gutter) py-16">
      <h1 className={isOver ? 'text-2xl' : 'sr-only'}>{isOver ? 'This link no longer works' : 'Plan the arrangements'}</h1>
      {isOver ? (
        <>
          <p className="mt-3 text-muted">{messageOf(link.error)}</p>
          <LinkButton className="mt-6" to={paths.funeralHome({ locationId })}>
            See the funeral home
          </LinkButton>
        </>
      ) : (
        <FailedPanel
          title="Your plan could not be opened."
          requestId={problem?.requestId}
          onRetry={() => void link.refetch()}
          isRetrying={link.isFetching}
        >
          {messageOf(link.error)}
        </FailedPanel>
      )}
    </div>
  );
}
