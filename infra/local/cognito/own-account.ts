import { ServiceError } from '../http/aws-json.ts';
import type { User } from './directory.ts';
import { checkPolicy, hashPassword, passwordMatches } from './passwords.ts';
import type { Pool } from './pools.ts';
import type { CognitoState } from './sign-in.ts';
import { attributeList } from './user-administration.ts';

type WithToken = { AccessToken: string };

/** Finds the user of a live access token, with the pool. */
export function authorizer({ pools, users, tokens }: CognitoState) {
  return (accessToken: string): { pool: Pool; user: User } => {
    const claims = tokens.verifyAccess(accessToken);
    const pool = pools.pool(pools.client(String(claims.client_id)).poolId);
    const user = users.find(pool, String(claims.sub));
    if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    if (Number(claims.iat) < user.signedOutAt) throw new ServiceError('NotAuthorizedException', 'Access Token has been revoked');
    return { pool, user };
  };
}

/** The calls a signed-in user makes with the access token. */
export function ownAccountOperations(state: CognitoState) {
  const { users, tokens, softwareTokens } = state;
  const authorize = authorizer(state);
  return {
    GetUser: (input: WithToken) => {
      const { user } = authorize(input.AccessToken);
      return { Username: user.username, UserAttributes: attributeList(user), ...softwareTokens.settings(user) };
    },
    GlobalSignOut: (input: WithToken) => {
      const { user } = authorize(input.AccessToken);
      users.save({ ...user, signedOutAt: tokens.signOut(user) });
      return {};
    },
    ChangePassword: async (input: WithToken & { PreviousPassword: string; ProposedPassword: string }) => {
      const { pool, user } = authorize(input.AccessToken);
      if (!(await passwordMatches(input.PreviousPassword, user.password))) {
        throw new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
      }
      checkPolicy(input.ProposedPassword, pool.passwordPolicy);
      users.save({ ...user, password: await hashPassword(input.ProposedPassword) });
      return {};
    },
  };
}
