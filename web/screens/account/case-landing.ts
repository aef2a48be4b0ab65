import { paths } from '../../paths.ts';

/** Where a relative lands who takes part in a case. */
export const caseLanding = (caseId: string): string => paths.plansDashboard({ caseId });
