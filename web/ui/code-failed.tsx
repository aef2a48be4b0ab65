import type { ReactNode } from 'react';
import type { KeptCode } from '#web/loading/kept-code.ts';
import { reloadForCode } from '#web/loading/other-build.ts';
import { useRetries } from '#web/loading/use-retries.ts';
import { FailedPanel } from './states.tsx';

export type CodeFailedProps = {
  code: KeptCode<unknown>;
  /** Names what is missing: "This step". */
  what: string;
  onLoaded: () => void;
  /** Frames the panel, or shows nothing at all. */
  frame?: (panel: ReactNode) => ReactNode;
};

/** In place of code that didn't arrive. It is tried again now and then in the background; the panel stays still meanwhile. */
export const CodeFailed = ({ code, what, onLoaded, frame = (panel) => panel }: CodeFailedProps) => {
  const { isRetrying, retry, failures } = useRetries(true, async (isPress) => {
    code.forget();
    try {
      await code.load();
      onLoaded();
      return true;
    } catch {
      await reloadForCode(isPress && failures > 1);
      return false;
    }
  });
  return frame(
    <FailedPanel title={`${what} didn’t load.`} onRetry={retry} isRetrying={isRetrying}>
      Check your connection, then try again.
    </FailedPanel>,
  );
};
