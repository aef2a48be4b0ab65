import type { DatabaseSync } from 'node:sqlite';
import { awsJson, type Operations } from '../http/aws-json.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { Deployment } from '../template/deployment.ts';
import { Challenges } from './challenges.ts';
import { UserDirectory } from './directory.ts';
import { ownAccountOperations } from './own-account.ts';
import { Pools } from './pools.ts';
import { secondFactorOperations } from './second-factor.ts';
import { signInOperations } from './sign-in.ts';
import { SigningKey } from './signing-key.ts';
import { SoftwareTokens } from './software-tokens.ts';
import { Tokens } from './tokens.ts';
import { type SendInvitation, userAdministration } from './user-administration.ts';

export type CognitoOptions = {
  port: number;
  database: DatabaseSync;
  deployment: Deployment;
  now: () => number;
  invite: SendInvitation;
};

const keysPath = /^\/([\w-]+)\/\.well-known\/jwks\.json$/;

/** Starts the Cognito emulator: the JSON API, and each pool's public keys at `/<pool>/.well-known/jwks.json`. */
export async function startCognito({ port, database, deployment, now, invite }: CognitoOptions): Promise<Listening> {
  const pools = new Pools(deployment);
  const key = await SigningKey.load(database);
  const state = {
    pools,
    users: new UserDirectory(database, now),
    tokens: new Tokens(database, key, now),
    softwareTokens: new SoftwareTokens(database, now),
    challenges: new Challenges(now),
  };
  const operations: Operations = {
    ...signInOperations(state),
    ...ownAccountOperations(state),
    ...secondFactorOperations(state),
    ...userAdministration(state, invite),
  };
  const calls = awsJson(operations);
  return listen(port, async (request, response) => {
    const pool = keysPath.exec(request.url ?? '')?.[1];
    if (request.method !== 'GET') return calls(request, response);
    if (pool && pools.has(pool)) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(key.jwks));
    else response.writeHead(404).end();
  });
}
