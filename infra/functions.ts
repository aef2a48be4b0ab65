/** Every Lambda of Yarrow, once: what it runs, what feeds it, what it knows, what it may do, and what breaks for whom when it fails. */
import { callSeconds, callSettings, catalogSettings } from './call-settings.ts';
import { caseApi } from './case-functions.ts';
import { catalogApi } from './catalog-functions.ts';
import { contractApi } from './contract-functions.ts';
import { custodyApi } from './custody-functions.ts';
import type { ApiFunction, FunctionDefinition, MailFunction, NoticeFunction, TriggerFunction } from './function-definition.ts';
import { jobs } from './job-functions.ts';
import { merchandiseApi } from './merchandise-functions.ts';
import { moneyApi } from './money-functions.ts';
import { reactions } from './reaction-functions.ts';
import { workspaceApi } from './workspace-functions.ts';

const api: readonly ApiFunction[] = [
  {
    kind: 'api',
    name: 'appuser',
    entry: 'functions/api/appuser/index.ts',
    contract: 'appuser',
    routes: ['/api/appuser/{proxy+}'],
    environment: [...callSettings, 'SITE_SCHEME'],
    grants: ['reads-table', 'writes-table', 'signs-in-people', 'sets-passwords', 'ends-sessions', 'removes-family-users'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Families and funeral-home staff cannot sign in, stay signed in, or change their account.',
  },
  {
    kind: 'api',
    name: 'systemusers',
    entry: 'functions/api/systemusers/index.ts',
    contract: 'systemusers',
    routes: ['/api/systemusers/{proxy+}'],
    environment: [...callSettings, 'SITE_SCHEME'],
    grants: ['reads-table', 'writes-table', 'signs-in-system-users', 'changes-system-passwords'],
    timeoutSeconds: callSeconds,
    whenItFails:
      'System administrators cannot sign in or change how they sign in, and funeral-home staff who ask for help get none.',
  },
  {
    kind: 'api',
    name: 'public-identity',
    entry: 'functions/api/public-identity/index.ts',
    contract: 'publicIdentity',
    routes: [
      '/api/public/forgotPassword',
      '/api/public/isFuneralDirector',
      '/api/public/passwordResetTokens/{proxy+}',
      '/api/public/signInLinks',
      '/api/public/signInLinks/{proxy+}',
      '/api/public/verifyEmail/{proxy+}',
    ],
    environment: [...callSettings, 'SITE_SCHEME'],
    grants: ['reads-table', 'writes-table', 'sets-passwords', 'ends-sessions', 'removes-family-users'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Families and staff who forgot their password stay locked out, and nobody can confirm an email address.',
  },
  {
    kind: 'api',
    name: 'sign-up',
    entry: 'functions/api/sign-up/index.ts',
    contract: 'signUp',
    routes: [
      '/api/public/arrangementPlanner/createUserAccount',
      '/api/public/caseInvitations/{proxy+}',
      '/api/public/employee/{proxy+}',
    ],
    environment: [...callSettings, ...catalogSettings],
    grants: [
      'reads-table',
      'reads-catalog',
      'writes-table',
      'sets-passwords',
      'ends-sessions',
      'removes-family-users',
      'removes-provider-users',
    ],
    timeoutSeconds: callSeconds,
    whenItFails: 'Families cannot keep their plan in an account, and invited staff and relatives cannot join a team or a case.',
  },
  {
    kind: 'api',
    name: 'marketplace',
    entry: 'functions/api/marketplace/index.ts',
    contract: 'marketplace',
    routes: [
      '/api/public/carousel/{proxy+}',
      '/api/public/faq/{proxy+}',
      '/api/public/locations',
      '/api/public/locations/{proxy+}',
      '/api/public/serviceCategories',
      '/api/public/templates',
      '/api/public/templates/{proxy+}',
    ],
    environment: [...callSettings, 'SEARCH_BUCKET', ...catalogSettings, 'GOOGLE_PLACES_KEY', 'SMARTY_KEY', 'GEOAPIFY_KEY'],
    grants: ['reads-table', 'reads-catalog', 'writes-table', 'reads-search-snapshot'],
    // It keeps the whole search snapshot and answers from it: a full core, so that a search never waits for CPU.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Families cannot search for funeral homes, open one, or write to it.',
  },
  {
    kind: 'api',
    name: 'planner',
    entry: 'functions/api/planner/index.ts',
    contract: 'planner',
    routes: ['/api/public/arrangementPlanner/{proxy+}'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    // It runs the rules and prices of a whole plan at every save: a full core, so that a family never waits for CPU.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Families cannot plan a funeral, save their plan, or send it to a home; what they typed stays in their browser.',
  },
  {
    kind: 'api',
    name: 'arrangement-links',
    entry: 'functions/api/arrangement-links/index.ts',
    contract: 'arrangementLinks',
    routes: ['/api/public/arrangementPlanner/openLink'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Families whom a home asked to plan online cannot open the link that it emailed.',
  },
  {
    kind: 'api',
    name: 'plans',
    entry: 'functions/api/plans/index.ts',
    contract: 'plans',
    // Both spellings exist in the older product (docs/decisions.md, Names and wire).
    routes: ['/api/arrangementPlanner/{proxy+}', '/api/ArrangementPlanner/{proxy+}'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Families with an account cannot see or keep their plans.',
  },
  {
    kind: 'api',
    name: 'planner-merchandise',
    entry: 'functions/api/planner-merchandise/index.ts',
    contract: 'plannerMerchandise',
    routes: ['/api/public/merchandise/{proxy+}'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog'],
    timeoutSeconds: callSeconds,
    whenItFails:
      'Families who plan cannot look through caskets, urns, and keepsakes; what they already chose stays in their plan.',
  },
  {
    kind: 'api',
    name: 'plan-documents',
    entry: 'functions/api/plan-documents/index.ts',
    contract: 'planDocuments',
    routes: ['/api/public/planDocuments/{proxy+}'],
    environment: [...callSettings, 'FILES_BUCKET', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table', 'prints-documents'],
    // Setting type takes CPU: a full core.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Families cannot print a plan or save it as a PDF; the plan itself is not affected.',
  },
  ...workspaceApi,
  ...merchandiseApi,
  ...catalogApi,
  ...caseApi,
  ...contractApi,
  ...moneyApi,
  ...custodyApi,
  {
    kind: 'api',
    name: 'docs',
    entry: 'functions/api/docs/index.ts',
    // The last route takes what no other knows, so that an unknown call is answered like every other error.
    routes: ['/api/docs', '/api/docs/{proxy+}', '/api/openapi.json', '/api/{proxy+}'],
    environment: ['ORIGIN_SECRET'],
    grants: [],
    memoryMb: 256,
    timeoutSeconds: 5,
    whenItFails: "Developers who build on the API can't read its documentation; families and staff notice nothing.",
  },
];

const triggers: readonly TriggerFunction[] = [
  {
    kind: 'trigger',
    name: 'publish-outbox',
    entry: 'functions/triggers/publish-outbox.ts',
    environment: ['BUS_NAME', 'DEAD_LETTERS_URL'],
    grants: ['publishes-events'],
    filters: [{ eventName: ['INSERT'], dynamodb: { NewImage: { entityType: { S: ['outbox', 'plan'] } } } }],
    memoryMb: 512,
    timeoutSeconds: 30,
    whenItFails:
      'Families and funeral homes get no email, and the search shows no changes. The events wait in the table for 14 days.',
  },
];

const mail: readonly MailFunction[] = [
  {
    kind: 'mail',
    name: 'receive-email',
    entry: 'functions/triggers/receive-email.ts',
    environment: ['TABLE_NAME', 'INBOUND_BUCKET'],
    grants: ['reads-table', 'writes-table', 'reads-inbound-mail'],
    timeoutSeconds: 30,
    whenItFails: 'What families answer by email does not reach the funeral home; the emails are kept for 14 days.',
  },
];

const notices: readonly NoticeFunction[] = [
  {
    kind: 'notice',
    name: 'note-delivery',
    entry: 'functions/triggers/note-delivery.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'writes-table', 'reads-catalog'],
    timeoutSeconds: 30,
    whenItFails: 'Funeral homes do not see that an email to someone who signs bounced; the reports are kept for 14 days.',
  },
];

export const functions = { api, reactions, jobs, triggers, mail, notices };
/** All of them in one list, in the order above. */
export const allFunctions: readonly FunctionDefinition[] = [...api, ...reactions, ...jobs, ...triggers, ...mail, ...notices];
