import type { SessionUser } from '#shared/contract/session.ts';
import { appDoor } from './door.ts';
import { TwoStep, type TwoStepProps } from './two-step.tsx';

/** The second factor of families and staff. */
const AppTwoStep = (props: Omit<TwoStepProps<SessionUser>, 'door'>) => <TwoStep {...props} door={appDoor} />;
export default AppTwoStep;
