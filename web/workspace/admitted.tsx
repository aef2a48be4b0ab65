import { Outlet, useLocation } from 'react-router-dom';
import { Banner } from '#web/ui/banner.tsx';
import { refusedSection } from './sections.ts';
import { useWorkspace } from './use-workspace.ts';
import { WorkspacePage } from './workspace-page.tsx';

/** Shows the screen of the address, or in its place why someone of the home may not see that part of the workspace. */
export const Admitted = () => {
  const { pathname } = useLocation();
  const { who, locationName, whyNot } = useWorkspace();
  const refused = refusedSection(who, pathname);
  if (refused === null) return <Outlet />;
  return (
    <WorkspacePage title={refused.label} faq={refused.faq}>
      <Banner title={whyNot(refused.permission)}>
        If you need this for your work, ask the owner or an admin of {locationName}.
      </Banner>
    </WorkspacePage>
  );
};
