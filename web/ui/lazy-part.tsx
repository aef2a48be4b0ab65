import { type ComponentProps, type ComponentType, type ReactNode, use } from 'react';
import { cachedModule } from '#web/loading/cached-module.ts';
import { CodeBoundary } from './code-boundary.tsx';

/** Shows nothing in place of a part that the screen can do without. */
const nothing = () => null;

// biome-ignore lint/suspicious/noExplicitAny: what React's own `lazy` says; the properties are inferred from the part
type AnyPart = ComponentType<any>;

/**
 * Makes a component of one whose code comes when it is first shown. Unlike React's `lazy`, a load that failed neither takes the screen down nor stays
 * failed for good. `what` names the part in the message that takes its place ("This part"); without it there is no message, only further tries.
 */
export const lazyPart = <Part extends AnyPart>(
  load: () => Promise<{ default: Part }>,
  what?: string,
): ((props: ComponentProps<Part>) => ReactNode) => {
  const code = cachedModule(load);
  const Loaded = (props: ComponentProps<Part>) => {
    const { default: Shown } = use(code.load());
    return <Shown {...props} />;
  };
  return (props) => (
    <CodeBoundary code={code} what={what ?? ''} frame={what === undefined ? nothing : undefined}>
      <Loaded {...props} />
    </CodeBoundary>
  );
};
