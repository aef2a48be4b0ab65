import { Component, type ReactNode } from 'react';
import { FailedPanel } from '#web/ui/states.tsx';

/** A step whose code could not be fetched: the plan and the way back stay, and it can be tried again. */
export class StepErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        <h1 className="sr-only">Plan a funeral</h1>
        <FailedPanel title="This step could not be loaded." onRetry={() => this.setState({ hasFailed: false })}>
          Your plan is kept. Please check your connection and try again.
        </FailedPanel>
      </>
    );
  }
}
