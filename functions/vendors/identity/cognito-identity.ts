import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthResponse,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { grantOf, signedInOf } from './access-claims.ts';
import { ask, asProblem, isCalled } from './cognito-failures.ts';
import { cognitoSecondFactor } from './cognito-second-factor.ts';
import type { IdentityPort, Pool } from './identity-port.ts';
import { poolSettings } from './pools.ts';

/** Answers of the pool that mean "not with these credentials". */
const refusals = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
]);

const isRefusal = (error: unknown) => isCalled(error, ...refusals);

/** Signs in and changes passwords through Amazon Cognito. `AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER` points it at the embedded pools. */
export function cognitoIdentity(): IdentityPort {
  let sharedClient: CognitoIdentityProviderClient | undefined;
  // Made when first needed: most calls don't need it, and it would cost their cold start 10 ms.
  const client = () => {
    sharedClient ??= new CognitoIdentityProviderClient({ maxAttempts: 3 });
    return sharedClient;
  };
  const refusedAsNull = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await ask(work);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };
  const initiate = async (
    pool: Pool,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
    AuthParameters: Record<string, string>,
  ) => {
    const command = new AdminInitiateAuthCommand({ ...poolSettings(pool), AuthFlow, AuthParameters });
    return refusedAsNull<AdminInitiateAuthResponse>(client().send(command));
  };
  const user = (pool: Pool, accountId: string) => ({ UserPoolId: poolSettings(pool).UserPoolId, Username: accountId });
  return {
    ...cognitoSecondFactor(client),
    async signIn(pool, accountId, password) {
      const answer = await initiate(pool, 'ADMIN_USER_PASSWORD_AUTH', { USERNAME: accountId, PASSWORD: password });
      if (answer?.ChallengeName === 'SOFTWARE_TOKEN_MFA' && answer.Session) return { codeSession: answer.Session };
      return signedInOf(pool, answer?.AuthenticationResult);
    },
    async refresh(pool, refreshToken) {
      const result = (await initiate(pool, 'REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken }))?.AuthenticationResult;
      return result?.AccessToken ? grantOf(pool, result.AccessToken, result.ExpiresIn) : null;
    },
    async signOut(pool, refreshToken) {
      const { ClientId } = poolSettings(pool);
      await refusedAsNull(client().send(new RevokeTokenCommand({ ClientId, Token: refreshToken })));
    },
    async setPassword(pool, accountId, password) {
      const set = () =>
        client().send(new AdminSetUserPasswordCommand({ ...user(pool, accountId), Password: password, Permanent: true }));
      try {
        await set();
        return;
      } catch (error) {
        if (!isCalled(error, 'UserNotFoundException')) throw asProblem(error);
      }
      try {
        await client().send(new AdminCreateUserCommand({ ...user(pool, accountId), MessageAction: 'SUPPRESS' }));
      } catch (error) {
        if (!isCalled(error, 'UsernameExistsException')) throw asProblem(error);
      }
      await ask(set());
    },
    async endSessions(pool, accountId) {
      await refusedAsNull(client().send(new AdminUserGlobalSignOutCommand(user(pool, accountId))));
    },
    async deleteUser(pool, accountId) {
      await refusedAsNull(client().send(new AdminDeleteUserCommand(user(pool, accountId))));
    },
  };
}
