import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { cachedModule } from '#web/loading/cached-module.ts';
import { useCode } from '#web/loading/use-code.ts';
import { CodeBoundary } from './code-boundary.tsx';

/** Shows nothing in place of a part that the screen can do without. */
const nothing = () => null;

// biome-ignore lint/suspicious/noExplicitAny: what React's own `lazy` says; the properties are inferred from the part
type AnyPart = ComponentType<any>;

/**
 * Makes a component of one whose code comes when it is first shown; `fallback` takes its place until then. Unlike React's `lazy`, a load that failed
 * neither takes the screen down nor stays failed for good. `what` names the part in the message that takes its place ("This part"); without it there is
 * no message, only further tries.
 */
export const lazyPart = <Part extends AnyPart>(
  load: () => Promise<{ default: Part }>,
  what?: string,
): ((props: ComponentProps<Part> & { fallback?: ReactNode }) => ReactNode) => {
  const code = cachedModule(load);
  const Loaded = ({ fallback, ...props }: ComponentProps<Part> & { fallback?: ReactNode }) => {
    const Shown = useCode(code)?.default;
    return Shown ? <Shown {...(props as ComponentProps<Part>)} /> : fallback;
  };
  return (props) => (
    <CodeBoundary code={code} what={what ?? ''} frame={what === undefined ? nothing : undefined}>
      <Loaded {...props} />
    </CodeBoundary>
  );
};
