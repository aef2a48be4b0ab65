import { ServiceError } from '../http/aws-json.ts';
import type { Challenges } from './challenges.ts';
import type { User, UserDirectory } from './directory.ts';
import { checkPolicy, hashPassword, passwordMatches } from './passwords.ts';
import type { Client, Pool, Pools } from './pools.ts';
import type { SoftwareTokens } from './software-tokens.ts';
import type { Tokens } from './tokens.ts';

export type CognitoState = {
  pools: Pools;
  users: UserDirectory;
  tokens: Tokens;
  softwareTokens: SoftwareTokens;
  challenges: Challenges;
};

type AuthInput = { ClientId: string; UserPoolId?: string; AuthFlow: string; AuthParameters?: Record<string, string> };
type ChallengeInput = { ClientId: string; ChallengeName: string; Session: string; ChallengeResponses?: Record<string, string> };
type RefreshInput = { ClientId: string; RefreshToken: string };

const notAuthorized = (message: string): ServiceError => new ServiceError('NotAuthorizedException', message);

/** AuthFlow -> the ExplicitAuthFlows setting that allows it. */
const allowedBy: Record<string, string> = {
  USER_PASSWORD_AUTH: 'ALLOW_USER_PASSWORD_AUTH',
  ADMIN_USER_PASSWORD_AUTH: 'ALLOW_ADMIN_USER_PASSWORD_AUTH',
  REFRESH_TOKEN_AUTH: 'ALLOW_REFRESH_TOKEN_AUTH',
  REFRESH_TOKEN: 'ALLOW_REFRESH_TOKEN_AUTH',
};

function checkUser(user: User): void {
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED')
    throw new ServiceError('PasswordResetRequiredException', 'Password reset required for the user');
}

/** InitiateAuth and its variants: password and refresh-token flows, and the challenges to replace a temporary password and to enter a code. */
export function signInOperations({ pools, users, tokens, softwareTokens, challenges }: CognitoState) {
  /** Returns what follows a right password: tokens, or the question for a code if the user has an authenticator app. */
  function afterPassword(pool: Pool, client: Client, user: User): object {
    if (!pool.hasSoftwareTokens || !softwareTokens.isAsked(user))
      return { ChallengeParameters: {}, AuthenticationResult: tokens.issue(pool, client, user) };
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: challenges.begin('SOFTWARE_TOKEN_MFA', pool, client, user.sub),
      ChallengeParameters: { USER_ID_FOR_SRP: user.username },
    };
  }

  async function withPassword(pool: Pool, client: Client, parameters: Record<string, string>): Promise<object> {
    const { USERNAME: username, PASSWORD: password } = parameters;
    if (!username || password === undefined)
      throw new ServiceError('InvalidParameterException', 'Missing required parameter USERNAME');
    const user = users.find(pool, username);
    if (!(await passwordMatches(password, user?.password)) || !user) {
      if (!user && !client.hidesUnknownUsers) throw new ServiceError('UserNotFoundException', 'User does not exist.');
      throw notAuthorized('Incorrect username or password.');
    }
    checkUser(user);
    if (user.status !== 'FORCE_CHANGE_PASSWORD') return afterPassword(pool, client, user);
    const { sub: _sub, ...attributes } = user.attributes;
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: challenges.begin('NEW_PASSWORD_REQUIRED', pool, client, user.sub),
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.username,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(attributes),
      },
    };
  }

  function withRefreshToken(client: Client, refreshToken: string, rotate: boolean): object {
    const pool = pools.pool(client.poolId);
    const session = tokens.session(refreshToken, client);
    const user = users.find(pool, session.sub);
    if (!user) throw notAuthorized('Refresh Token has been revoked');
    checkUser(user);
    return { ChallengeParameters: {}, AuthenticationResult: tokens.refresh(pool, client, user, session, rotate) };
  }

  async function initiate(input: AuthInput, admin: boolean): Promise<object> {
    const client = pools.client(input.ClientId);
    const pool = pools.pool(client.poolId);
    if (input.UserPoolId && input.UserPoolId !== pool.id)
      throw new ServiceError('ResourceNotFoundException', 'Client does not belong to the pool.');
    const needed = allowedBy[input.AuthFlow];
    if (
      !needed ||
      admin !== (input.AuthFlow === 'ADMIN_USER_PASSWORD_AUTH' || (admin && needed === 'ALLOW_REFRESH_TOKEN_AUTH'))
    ) {
      throw new ServiceError('InvalidParameterException', `Initiate Auth method not supported: ${input.AuthFlow}`);
    }
    if (!client.authFlows.has(needed))
      throw new ServiceError('InvalidParameterException', `${input.AuthFlow} flow not enabled for this client`);
    const parameters = input.AuthParameters ?? {};
    if (needed !== 'ALLOW_REFRESH_TOKEN_AUTH') return withPassword(pool, client, parameters);
    if (client.rotatesRefreshTokens)
      throw new ServiceError('InvalidParameterException', 'Use GetTokensFromRefreshToken with rotation.');
    return withRefreshToken(client, parameters.REFRESH_TOKEN ?? '', false);
  }

  async function respond({ ClientId, ChallengeName, Session, ChallengeResponses = {} }: ChallengeInput): Promise<object> {
    const challenge = challenges.require(Session, ChallengeName, ClientId);
    const { pool, client, sub } = challenge;
    const user = users.require(pool, sub);
    if (users.find(pool, ChallengeResponses.USERNAME ?? '')?.sub !== sub) throw notAuthorized('Invalid session for the user.');
    checkUser(user);
    if (challenge.name === 'SOFTWARE_TOKEN_MFA') {
      softwareTokens.accept(user, ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE ?? '');
      challenge.isUsed = true;
      return { ChallengeParameters: {}, AuthenticationResult: tokens.issue(pool, client, user) };
    }
    const password = ChallengeResponses.NEW_PASSWORD;
    if (!password) throw new ServiceError('InvalidParameterException', 'Missing required parameter NEW_PASSWORD');
    checkPolicy(password, pool.passwordPolicy);
    challenge.isUsed = true;
    const saved = users.save({ ...user, password: await hashPassword(password), status: 'CONFIRMED' });
    return afterPassword(pool, client, saved);
  }

  return {
    InitiateAuth: (input: AuthInput) => initiate(input, false),
    AdminInitiateAuth: (input: AuthInput) => initiate(input, true),
    RespondToAuthChallenge: respond,
    AdminRespondToAuthChallenge: respond,
    GetTokensFromRefreshToken: (input: RefreshInput) => {
      const client = pools.client(input.ClientId);
      return withRefreshToken(client, input.RefreshToken, client.rotatesRefreshTokens);
    },
    RevokeToken: (input: { ClientId: string; Token: string }) => {
      pools.client(input.ClientId);
      tokens.revoke(input.Token);
      return {};
    },
  };
}
