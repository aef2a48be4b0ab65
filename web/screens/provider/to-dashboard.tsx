import { Navigate } from 'react-router-dom';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Redirects /locations/{locationId} to that home's dashboard. */
export const Component = () => <Navigate to={workPaths.providerDashboard(useWorkspace())} replace />;
