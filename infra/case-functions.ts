/** The Lambdas behind a home's cases: the list, a case, its people, its questions, and what its family sees. */
import { callSeconds, callSettings } from './call-settings.ts';
import type { ApiFunction } from './function-definition.ts';

export const caseApi: readonly ApiFunction[] = [
  {
    kind: 'api',
    name: 'cases',
    entry: 'functions/api/cases/index.ts',
    contract: 'cases',
    routes: ['/api/cases/{proxy+}'],
    environment: callSettings,
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff of a home cannot open, find or move its cases, and cannot record where a decedent is.',
  },
];
