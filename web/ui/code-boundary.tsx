import { Component, type ReactNode } from 'react';
import { MissingCode } from '#web/loading/missing-code.ts';
import { CodeFailed, type CodeFailedProps } from './code-failed.tsx';

type CodeBoundaryProps = Omit<CodeFailedProps, 'onLoaded'> & { children: ReactNode };

/** Around a part whose code comes later: where it doesn't arrive the rest of the screen stays. Every other error goes on to the screen. */
export class CodeBoundary extends Component<CodeBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Another part takes the place of the one that is missing. */
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
