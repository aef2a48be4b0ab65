import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { isPermission } from '#shared/access/can.ts';
import { holdersOf } from '#shared/access/holders.ts';
import { permissions } from '#shared/access/permissions.ts';
import type { Access, CallMeta, openAccess } from '#shared/contract/call.ts';
import { contract } from '#shared/contract/index.ts';
import { locationCardSchema, pictureSchema, templateViewSchema } from '#shared/contract/marketplace-views.ts';
import { problemCodes, problemSchema } from '#shared/contract/problem.ts';
import { sessionUserSchema } from '#shared/contract/session.ts';
import { pathsByNoun, schemasByNoun, schemasOfAnyNoun } from './openapi-nouns.ts';

type Schemas = NonNullable<NonNullable<OpenAPI.Document['components']>['schemas']>;
type Procedure = { '~orpc': { meta: CallMeta } };

/** Who may make a call that no permission decides, in words (shared/contract/call.ts). */
const openWords: Record<(typeof openAccess)[number], string> = {
  public: 'Anybody.',
  visitor: 'Anyone. A signed-in caller is recognized.',
  'signed-in': 'Any family or funeral-home person.',
  family: 'Families.',
  system: 'System administrators who act for nobody.',
  support: 'System administrators, also while they act for somebody.',
};

/** Says who may make a call, with the permission and who has it if it is about a home. */
function accessWords(access: Access): string {
  if (!isPermission(access)) return openWords[access];
  const held = `Needs \`${access}\` at the location that \`x-location-id\` names: ${holdersOf(access).join(', ')}.`;
  return `${held} ${permissions[access]}`;
}

const groups: Record<keyof typeof contract, string> = {
  appuser: 'Sign-in, sessions, and accounts of families and funeral-home staff',
  systemusers: 'Sign-in of system administrators, and their support sessions',
  signUp: 'Creating an account: with a plan, or by an invitation to a team or a case',
  publicIdentity: 'Forgotten passwords, verification of an email, and who is a funeral director',
  marketplace: 'What a family can read without signing in',
  planner: 'Planning a funeral: what a home offers, and plans without an account',
  arrangementLinks: 'Links by which a home asks a relative to plan online',
  plans: 'Plans of a signed-in person',
  plannerMerchandise: 'The merchandise of a home, as its planner shows it',
  planDocuments: 'A plan as a PDF',
  locations: "A home's profile, edited by its staff",
  team: "A home's team",
  locationImages: "A home's pictures",
  packages: "A home's packages and the paragraphs of its documents",
  pricing: "A home's prices",
  priceLists: "A home's general price list as a document",
  merchandise: 'What a home sells',
  merchandisePictures: 'Pictures of what a home sells',
  merchandiseFiles: "A home's merchandise from files, as files, and many prices at a time",
  workspace: "A home's dashboard and messages",
  notifications: 'Notifications of a member of a home',
  messages: "Answers to families' messages, and templates",
  cases: "A home's cases",
  caseCare: 'Where a decedent is, and what the next step needs',
  caseDetails: "A case's questions and answers",
  handoffs: 'Handing people over between a home and its trade companies',
  custodyPages: "The pages of a decedent's custody: removal, intake, and what follows",
  caseContacts: 'The people around a case',
  caseDocuments: 'The documents of a case: which apply, what is missing, and who signs',
  casePapers: 'Documents of a case as files: sent, drawn, downloaded, and signed by hand; its custody record',
  caseInvoices: 'Papers about the money of a case: invoices, receipts, statements of account, and of goods and services',
  eSign: 'Signing a document with the link of an email',
  caseMerchandise: 'The goods chosen for a case, for the home and for its family',
  caseContracts: 'What a family and a director agree on, and the statements that they sign',
  conferences: 'An arrangement conference on a screen for the family',
  casePlans: 'The plans that families sent for a case, for staff of its home',
  socialSecurity: 'The whole Social Security number of a decedent, shown to staff and recorded',
  tags: 'Tags of the people in a home’s care: made, bound, compared, and retired',
  tagPapers: 'Tags, name bands, and the inventory of personal effects as PDFs',
  casePayments: 'Payments of a case, and its ledger',
  ledgerReports: 'What all cases of a home owe and paid: aging, days, months, and the journal for bookkeeping',
  checkouts: 'Payments by card and bank account, by a link',
  personalEffects: 'Personal effects: written down, decided about, and let go',
  tasks: 'Tasks of cases: what has to be done, what is done, and a day of work across the cases of a home',
  calendar: "A home's calendar, with its rooms and vehicles",
  calendarFeeds: "The calendar for other calendar programs, at a secret address of each person's own",
  search: 'One search for cases and their people',
  myCases: 'The cases that a relative takes part in, as their family sees them',
  identityDoubts: 'A relative’s doubt about who a home has in its care',
  systemProviders: 'The homes of Yarrow, for administrators',
  systemHomes: 'The members and the pages of every home, for administrators',
  systemPapers: 'The templates that homes’ contracts and price lists follow, for administrators',
  systemViews: 'The catalog from another side, for administrators: the services of builders, and what came of tasks',
  systemDryRuns: 'Dry runs of the catalog, for administrators: what drafts would change',
  systemCatalog: 'The catalog, for administrators: drafts, releases, and their history',
  systemBatches: 'Changes of many entries of the catalog at a time',
  systemImports: 'Entries of the catalog from files, and as files',
  systemPictures: 'Pictures of the catalog',
  systemDocuments: 'The PDFs of document templates, for administrators',
};

const uuid = { type: 'string', format: 'uuid' } as const;

/** Tells whether a call looks at the key with which a browser owns plans: all calls about plans do, except those that only name a home. */
const looksAtPlanKey = (group: keyof typeof contract, name: string, access: Access) =>
  name === 'createUserAccount' ||
  (['planner', 'arrangementLinks', 'plans', 'planDocuments'].includes(group) && access !== 'public');

const planKeyHeader: OpenAPI.ParameterObject = {
  name: 'x-plan-key',
  in: 'header',
  description: 'The key with which this browser owns plans that belong to no account: 32 random bytes in base64url.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
};

/** Returns the headers of a call, besides the bearer token and the plan key. */
function headersOf({ access, idempotency }: CallMeta): OpenAPI.ParameterObject[] {
  const headers: OpenAPI.ParameterObject[] = [];
  if (idempotency !== 'exempt')
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: idempotency === 'required',
      description:
        'A GUID. Within 24 hours the same key and body get the same answer, and the same key with another body gets a 409.',
      schema: uuid,
    });
  if (isPermission(access))
    headers.push({
      name: 'x-location-id',
      in: 'header',
      description: "Which of the caller's locations the call is for. The first if missing.",
      schema: uuid,
    });
  return headers;
}

const securityOf = (access: Access): OpenAPI.OperationObject['security'] =>
  access === 'public'
    ? []
    : access === 'visitor'
      ? [{}, { person: [] }]
      : [access === 'system' || access === 'support' ? { system: [] } : { person: [] }];

/** Adds to an operation what the contract's metadata says: who may call it, with which headers, and how it fails. */
function complete(operation: OpenAPI.OperationObject, group: keyof typeof contract, meta: CallMeta): OpenAPI.OperationObject {
  return {
    ...operation,
    tags: [group],
    description: accessWords(meta.access),
    security: securityOf(meta.access),
    parameters: [
      ...(operation.parameters ?? []),
      ...headersOf(meta),
      ...(looksAtPlanKey(group, operation.operationId ?? '', meta.access) ? [planKeyHeader] : []),
    ],
    responses: { ...operation.responses, default: { $ref: '#/components/responses/Problem' } },
  };
}

/** Returns a DELETE with its input beside the path as a query, as it is read (`functions/runtime/admit.ts`). */
function withQuery({ requestBody, ...operation }: OpenAPI.OperationObject): OpenAPI.OperationObject {
  const body = requestBody as OpenAPI.RequestBodyObject | undefined;
  const schema = body?.content['application/json']?.schema as OpenAPI.SchemaObject | undefined;
  const query = Object.entries(schema?.properties ?? {}).map(
    ([name, each]): OpenAPI.ParameterObject => ({
      name,
      in: 'query',
      required: schema?.required?.includes(name) ?? false,
      schema: each as unknown as NonNullable<OpenAPI.ParameterObject['schema']>,
    }),
  );
  return { ...operation, parameters: [...(operation.parameters ?? []), ...query] };
}

const metaByName = new Map(
  Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, call]) => [
      name,
      { group: group as keyof typeof contract, meta: (call as Procedure)['~orpc'].meta },
    ]),
  ),
);

function completeAll(paths: NonNullable<OpenAPI.Document['paths']>): NonNullable<OpenAPI.Document['paths']> {
  const one = (operation: OpenAPI.OperationObject) => {
    const known = metaByName.get(operation.operationId ?? '');
    if (!known) throw new Error(`The operation ${operation.operationId} is not in the contract under its own name.`);
    return complete(operation, known.group, known.meta);
  };
  return Object.fromEntries(
    Object.entries(paths)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods ?? {}).map(([method, operation]) => [
            method,
            one(method === 'delete' ? withQuery(operation as OpenAPI.OperationObject) : (operation as OpenAPI.OperationObject)),
          ]),
        ),
      ]),
  );
}

const bearer = (description: string): OpenAPI.SecuritySchemeObject => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
});

/** Returns the whole API as OpenAPI 3.1, made from the contract. The same input gives the same bytes. */
export async function openApiDocument(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Yarrow',
      version: '1',
      description: 'Every call of Yarrow. Money is in integer US cents, instants are UTC, calendar dates YYYY-MM-DD, ids GUIDs.',
    },
    tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
    commonSchemas: {
      Problem: { schema: problemSchema, strategy: 'output' },
      SessionUser: { schema: sessionUserSchema, strategy: 'output' },
      LocationCard: { schema: locationCardSchema, strategy: 'output' },
      Picture: { schema: pictureSchema, strategy: 'output' },
      ...schemasOfAnyNoun,
      TemplateView: { schema: templateViewSchema, strategy: 'output' },
    },
  });
  const codes = Object.entries(problemCodes).map(([code, [status, title]]) => `- \`${code}\` (${status}): ${title}`);
  document.paths = pathsByNoun(completeAll(document.paths ?? {}));
  document.components = {
    ...document.components,
    schemas: schemasByNoun((document.components?.schemas ?? {}) as Parameters<typeof schemasByNoun>[0]) as Schemas,
    responses: {
      Problem: {
        description: `What went wrong (RFC 9457), by its code:\n${codes.join('\n')}`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    securitySchemes: {
      person: bearer(
        'Access token of a family or of funeral-home staff, from `login`; 60 minutes. A system token while its owner acts for someone.',
      ),
      system: bearer('Access token of a system administrator, from `systemLogin`; 60 minutes.'),
    },
  };
  const { openapi, ...rest } = document;
  return { openapi, ...rest };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await openApiDocument(), null, 2)}\n`);
