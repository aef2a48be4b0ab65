import type { GrantName } from './grants.ts';
import type { AnySettingName } from './settings.ts';

/** The contract's groups, by their key in shared/contract. */
export type ContractGroup =
  | 'appuser'
  | 'systemusers'
  | 'publicIdentity'
  | 'signUp'
  | 'marketplace'
  | 'planner'
  | 'arrangementLinks'
  | 'plans'
  | 'plannerMerchandise'
  | 'planDocuments'
  | 'locations'
  | 'team'
  | 'locationImages'
  | 'packages'
  | 'pricing'
  | 'priceLists'
  | 'merchandise'
  | 'merchandisePictures'
  | 'merchandiseFiles'
  | 'workspace'
  | 'notifications'
  | 'messages'
  | 'systemProviders'
  | 'systemCatalog'
  | 'systemHomes'
  | 'systemPapers'
  | 'systemViews'
  | 'systemBatches'
  | 'systemImports'
  | 'systemPictures'
  | 'systemDocuments'
  | 'systemDryRuns'
  | 'cases'
  | 'caseCare'
  | 'caseDetails'
  | 'custodyPages'
  | 'caseMerchandise'
  | 'caseContacts'
  | 'caseContracts'
  | 'conferences'
  | 'casePlans'
  | 'caseDocuments'
  | 'casePapers'
  | 'casePayments'
  | 'checkouts'
  | 'caseInvoices'
  | 'ledgerReports'
  | 'eSign'
  | 'socialSecurity'
  | 'tags'
  | 'tagPapers'
  | 'personalEffects'
  | 'handoffs'
  | 'tasks'
  | 'calendar'
  | 'calendarFeeds'
  | 'search'
  | 'myCases'
  | 'identityDoubts';

type Common = {
  /** The name of its folder in dist/functions, its log, and its alarm. */
  name: string;
  /** Source file, from the root of the repository; exports `handler`. */
  entry: `functions/${string}.ts`;
  /** Settings that it reads. It gets these and no others. */
  environment: readonly AnySettingName[];
  /** What it may do (grants.ts), and nothing else. */
  grants: readonly GrantName[];
  /** Packages with machine code: they stay outside the bundle, and a deploy adds those of the stage's architecture (scripts/deploy.ts). */
  native?: readonly string[];
  /** Source files that it starts as processes: each is a bundle beside its own, under the file's name. */
  children?: readonly `functions/${string}.ts`[];
  /** The stage's default if missing. */
  memoryMb?: number;
  /** Options of Node (NODE_OPTIONS), for a Lambda that needs other ones than all. */
  nodeOptions?: string;
  timeoutSeconds: number;
  /** One sentence on what stops working for whom when it fails: the alarm's text. */
  whenItFails: string;
};

/** A group of calls behind the HTTP API. */
export type ApiFunction = Common & {
  kind: 'api';
  /** Paths of the HTTP API whose every method comes here. `{proxy+}` is one segment or more. */
  routes: readonly `/api/${string}`[];
  /** The group whose calls it answers. The documentation answers none. */
  contract?: ContractGroup;
  /** The stack that it's in, if not with most calls: a stack has at most 500 resources. */
  stack?: 'merchandise' | 'documents';
};
/** A consumer of an event (events/rules names it under `reaction`), fed by its own queue. */
export type ReactionFunction = Common & {
  kind: 'reaction' /** The most that run at the same time; at least 2. */;
  atOnce: number;
  /**
   * Seconds after which what failed or died comes again, if someone waits for it; six times its timeout unless it says. More than a delivery's claim on its
   * event, or the next one would find it taken.
   */
  retryAfterSeconds?: number;
  /** The stack that it's in, if not with most reactions: a stack has at most 500 resources. */
  stack?: 'messages';
};
/** Scheduled work (events/schedules.ts names it under `job`). */
export type JobFunction = Common & { kind: 'job' };
/** Reads the table's stream. */
export type TriggerFunction = Common & {
  kind: 'trigger' /** Only changes that match one of these reach it (Lambda filter criteria). */;
  filters: readonly object[];
};

/** Takes in the email that comes to one subdomain. */
export type MailFunction = Common & { kind: 'mail' };

/** Takes in what the email service reports of emails that were sent. */
export type NoticeFunction = Common & { kind: 'notice' };

export type FunctionDefinition = ApiFunction | ReactionFunction | JobFunction | TriggerFunction | MailFunction | NoticeFunction;
