import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { cachedModule } from '#web/loading/cached-module.ts';
import { useCode } from '#web/loading/use-code.ts';
import { CodeBoundary } from './code-boundary.tsx';

/** Renders nothing in place of a part that the screen can do without. */
const nothing = () => null;

// biome-ignore lint/suspicious/noExplicitAny: React's own `lazy` has it too; the properties are inferred from the part
type AnyPart = ComponentType<any>;

/**
 * Makes a component whose code loads when it first renders; `fallback` replaces it until then. Unlike with React's `lazy`, a failed load neither
 * breaks the screen nor stays failed. `what` names the part in the message that replaces it ("This part"); without it there is no message, only
 * retries.
 */
export const lazyPart = <Part extends AnyPart>(
  load: () => Promise<{ default: Part }>,
  what?: string,
): ((props: ComponentProps<Part> & { fallback?: ReactNode }) => ReactNode) => {
  const code = cachedModule(load);
  const Loaded = ({ fallback, ...props }: ComponentProps<Part> & { fallback?: ReactNode }) => {
    const Loaded = useCode(code)?.default;
    return Loaded ? <Loaded {...(props as ComponentProps<Part>)} /> : fallback;
  };
  return (props) => (
    <CodeBoundary code={code} what={what ?? ''} frame={what === undefined ? nothing : undefined}>
      <Loaded {...props} />
    </CodeBoundary>
  );
};
