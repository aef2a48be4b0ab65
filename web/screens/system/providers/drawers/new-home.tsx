import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
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
  return <FailedQuery of={found} title="We couldn’t load the request." className="border-none !p-0" />;
};
