import { useDrawer } from '#web/drawers/use-drawer.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { useSignUpRequest } from '../use-system-providers.ts';
import { NewHomeForm } from './new-home-form.tsx';

export const title = 'Create the home';

/** The new-home drawer: turns a request into a home and invites its owner. */
export const Component = () => {
  const { params, close } = useDrawer();
  const found = useSignUpRequest(params.request ?? '');
  if (found.data?.status === 'open') return <NewHomeForm request={found.data} />;
  if (found.data || found.isMissing)
    return (
      <Banner title="There’s no home to create from this request." action={<Button onClick={close}>Close</Button>}>
        {found.data?.status === 'accepted' ? 'A home has already been created from it.' : 'It was dismissed or deleted.'}
      </Banner>
    );
  if (!found.error) return <SkeletonText lines={8} />;
  return (
    <FailedPanel
      title="We couldn’t load the request."
      onRetry={() => void found.refetch()}
      isRetrying={found.isRefetching}
      requestId={problemOf(found.error)?.requestId}
      className="border-none !p-0"
    />
  );
};
