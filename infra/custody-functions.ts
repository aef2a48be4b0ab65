/** The Lambdas behind the custody of the people in a home's care: the pages of a case about it, and tags. */
import { callSeconds, callSettings, catalogSettings } from './call-settings.ts';
import type { ApiFunction } from './function-definition.ts';

export const custodyApi: readonly ApiFunction[] = [
  {
    kind: 'api',
    stack: 'documents',
    name: 'case-care',
    entry: 'functions/api/case-care/index.ts',
    contract: 'caseCare',
    routes: [
      '/api/cases/updateDecedentStatus',
      '/api/cases/{id}/custody/record/familyTold',
      '/api/cases/{id}/gates',
      '/api/cases/{id}/gates/override',
    ],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails:
      'Staff of a home and its trade companies cannot record where a decedent is, or see what a disposition still needs.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'identity-doubts',
    entry: 'functions/api/identity-doubts/index.ts',
    contract: 'identityDoubts',
    routes: ['/api/myCases/doubtIdentity'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails:
      'Families cannot say on their page that the person in care does not look like theirs, and have to call the home.',
  },
  {
    kind: 'api',
    stack: 'merchandise',
    name: 'custody-pages',
    entry: 'functions/api/custody-pages/index.ts',
    contract: 'custodyPages',
    routes: [
      '/api/cases/{id}/custody',
      '/api/cases/{id}/custody/{page}',
      '/api/cases/{id}/custody/{page}/close',
      '/api/cases/{id}/custody/{page}/reopen',
      '/api/cases/{id}/custody/record/entries',
      '/api/peopleInCare',
      '/api/removals/{proxy+}',
    ],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff and trade companies cannot read or fill in the pages about a decedent in care, from removal to release.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'personal-effects',
    entry: 'functions/api/personal-effects/index.ts',
    contract: 'personalEffects',
    routes: [
      '/api/cases/{id}/custody/personalEffects',
      '/api/cases/{id}/custody/personalEffects/{proxy+}',
      '/api/cases/updateDecedentPersonalEffects',
      '/api/cases/{id}/updatePersonalEffectFlag/{flag}',
    ],
    environment: [...callSettings, ...catalogSettings, 'FILES_BUCKET'],
    grants: ['reads-table', 'reads-catalog', 'writes-table', 'keeps-effect-photos'],
    native: ['sharp'],
    // Decoding and encoding take CPU: a full core.
    memoryMb: 1769,
    // The largest pictures take longer than any other call: as long as the gateway waits.
    timeoutSeconds: 28,
    whenItFails: 'Staff cannot write down personal effects or let them go, and families cannot say what happens to them.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'tags',
    entry: 'functions/api/tags/index.ts',
    contract: 'tags',
    routes: ['/api/tags', '/api/tags/{proxy+}'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff of a home and its trade companies cannot find out by a tag who someone is, and cannot bind tags.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'handoffs',
    entry: 'functions/api/handoffs/index.ts',
    contract: 'handoffs',
    routes: ['/api/handoffs', '/api/handoffs/{proxy+}', '/api/reductions/{proxy+}'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails:
      'Staff of a home and its trade companies cannot hand a person over to each other, do not see who has whom, and crematories cannot record what they do.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'tag-papers',
    entry: 'functions/api/tag-papers/index.ts',
    contract: 'tagPapers',
    routes: [
      '/api/tags/nameBand',
      '/api/tags/sheets/{id}/pdf',
      '/api/cases/{id}/custody/personalEffects/pdf',
      '/api/cases/{id}/custody/{paper}/pdf',
    ],
    environment: [...callSettings, 'FILES_BUCKET'],
    grants: ['reads-table', 'writes-table', 'prints-documents'],
    // Setting type takes CPU: a full core.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails:
      'Staff of a home cannot print tags, name bands, the inventory of personal effects, and pages of custody such as removal sheets. Tags that are printed already work.',
  },
];
