import { Banner } from '#web/ui/banner.tsx';
import { useWorkspace } from '../provider/workspace/use-workspace.ts';

/** Why somebody who may only look cannot complete a task; nothing for all others, who are told elsewhere what they may do. */
const useWhyNot = (): string | undefined => {
  const { kind, whyNot } = useWorkspace();
  return kind === 'staff' ? whyNot.write : undefined;
};

/** Over the tasks of a screen: why their boxes are locked. */
export const ViewOnlyBanner = () => {
  const whyNot = useWhyNot();
  return whyNot ? <Banner>{whyNot}</Banner> : null;
};

/** The same in a panel, where there is little room. */
export const ViewOnlyLine = () => {
  const whyNot = useWhyNot();
  return whyNot ? <p className="text-muted">{whyNot}</p> : null;
};
