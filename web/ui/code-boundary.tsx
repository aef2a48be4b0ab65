import { Component, type ReactNode } from 'react';
import type { CachedModule } from '#web/loading/cached-module.ts';
import { MissingCode } from '#web/loading/missing-code.ts';
import { reloadForCode } from '#web/loading/other-build.ts';
import { useRetries } from '#web/loading/use-retries.ts';
import { FailedPanel } from './states.tsx';

type CodeFailedProps = {
  code: CachedModule<unknown>;
  /** Names what is missing: "This step". */
  what: string;
  onLoaded: () => void;
  /** Frames the panel, or shows nothing. */
  frame?: (panel: ReactNode) => ReactNode;
};

/** Replaces code that didn't arrive. It retries in the background now and then, while the panel stays still. */
const CodeFailed = ({ code, what, onLoaded, frame = (panel) => panel }: CodeFailedProps) => {
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

type CodeBoundaryProps = Omit<CodeFailedProps, 'onLoaded'> & { children: ReactNode };

/** Wraps a part whose code loads later: if it doesn't arrive, the rest of the screen stays. Every other error goes up to the screen. */
export class CodeBoundary extends Component<CodeBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Another part has replaced the missing one. */
  override componentDidUpdate({ code }: CodeBoundaryProps) {
    if (code !== this.props.code && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    const { children, ...rest } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    if ((error as unknown) instanceof MissingCode)
      return <CodeFailed {...rest} onLoaded={() => this.setState({ error: null })} />;
    throw error;
  }
}
