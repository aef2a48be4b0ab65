import { Navigate } from 'react-router-dom';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** /locations/{locationId}: the dashboard of that home (specification, section 2). */
export const Component = () => <Navigate to={workPaths.providerDashboard(useWorkspace())} replace />;
