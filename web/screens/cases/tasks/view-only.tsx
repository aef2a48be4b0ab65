import { Banner } from '#web/ui/banner.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Returns why someone can't complete a task; `null` for everyone who can. */
const useWhyNot = () => useWorkspace().whyNot('tasks.complete');

/** Says above a screen's tasks why their checkboxes are locked. */
export const ViewOnlyBanner = () => {
  const whyNot = useWhyNot();
  return whyNot ? <Banner>{whyNot}</Banner> : null;
};

/** Says the same in a panel, where there is little room. */
export const ViewOnlyLine = () => {
  const whyNot = useWhyNot();
  return whyNot ? <p className="text-muted">{whyNot}</p> : null;
};
