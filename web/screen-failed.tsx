import { useNavigate, useRouteError } from 'react-router-dom';
import { reloadForCode } from './loading/other-build.ts';
import { useRetries } from './loading/use-retries.ts';
import { paths } from './paths.ts';
import { LinkButton } from './ui/button.tsx';
import { FailedPanel } from './ui/states.tsx';

const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    error.name === 'MissingCode' ||
    /dynamically imported module|importing a module script|module script/i.test(error.message));

/** Retries a screen whose code didn't arrive by navigating to its address again. */
const MissingScreen = () => {
  const navigate = useNavigate();
  const { isRetrying, retry, failures } = useRetries(true, async (isPress) => {
    await reloadForCode(isPress && failures > 1);
    await navigate(location.pathname + location.search + location.hash, { replace: true, state: history.state?.usr });
    return false;
  });
  return (
    <FailedPanel title="This page didn’t load." onRetry={retry} isRetrying={isRetrying}>
      Check your connection, then try again.
    </FailedPanel>
  );
};

/** Replaces a screen that failed or whose code did not arrive. The header and footer stay. */
export const ScreenFailed = () => {
  const error = useRouteError();
  return (
    <div className="mx-auto max-w-lg px-(--page-gutter) py-16 text-center">
      <h1 className="sr-only">This page could not be shown</h1>
      {isMissingCode(error) ? (
        <MissingScreen />
      ) : (
        <FailedPanel title="This page could not be shown." onRetry={() => location.reload()}>
          Something went wrong on this page. What you saved is safe.
        </FailedPanel>
      )}
      <LinkButton className="mt-6" look="quiet" to={paths.home()}>
        Go to the home page
      </LinkButton>
    </div>
  );
};
