import { useRouteError } from 'react-router-dom';
import { paths } from './paths.ts';
import { LinkButton } from './ui/button.tsx';
import { FailedPanel } from './ui/states.tsx';

const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || /dynamically imported module|importing a module script|module script/i.test(error.message));

/** In place of a screen that broke or whose code did not arrive; header and footer stay. */
export const ScreenFailed = () => {
  const error = useRouteError();
  return (
    <div className="mx-auto max-w-lg px-(--page-gutter) py-16 text-center">
      <h1 className="sr-only">This page could not be shown</h1>
      <FailedPanel title="This page could not be shown." onRetry={() => location.reload()}>
        {isMissingCode(error)
          ? 'Please check your connection and try again.'
          : 'Something went wrong on this page. What you saved is safe.'}
      </FailedPanel>
      <LinkButton className="mt-6" look="quiet" to={paths.home()}>
        Go to the home page
      </LinkButton>
    </div>
  );
};
