import { Navigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useWorkspace } from './use-workspace.ts';

/** /locations/{locationId}: the dashboard of that home (specification, section 2). */
export const Component = () => <Navigate to={paths.providerDashboard(useWorkspace())} replace />;
