import type { SessionUser } from '#shared/contract/session.ts';
import { appDoor } from './door.ts';
import { TwoStep, type TwoStepProps } from './two-step.tsx';

/** Asks families and staff for their second factor. */
const AppTwoStep = (props: Omit<TwoStepProps<SessionUser>, 'door'>) => <TwoStep {...props} door={appDoor} />;
export default AppTwoStep;
