import { ServiceError } from '../http/aws-json.ts';
import { authorizer } from './own-account.ts';
import type { Pool } from './pools.ts';
import type { CognitoState } from './sign-in.ts';

type Preference = { Enabled?: boolean; PreferredMfa?: boolean };

/** Refuses if the pool's users can't have an authenticator app. */
function checkOffered({ hasSoftwareTokens }: Pool): void {
  if (!hasSoftwareTokens)
    throw new ServiceError('SoftwareTokenMFANotFoundException', 'Software Token MFA is not enabled for the userPool.');
}

/** The calls that set up an authenticator app, and the one that says whether a sign-in asks for its code. */
export function secondFactorOperations(state: CognitoState) {
  const { pools, users, softwareTokens } = state;
  const authorize = authorizer(state);
  const userOf = (accessToken: string | undefined) => {
    // With a Session instead, Cognito sets up an app in the middle of a sign-in to a pool that requires one. Such a pool doesn't start here.
    if (!accessToken) throw new ServiceError('InvalidParameterException', 'An access token is required.');
    const { pool, user } = authorize(accessToken);
    checkOffered(pool);
    return user;
  };
  return {
    AssociateSoftwareToken: (input: { AccessToken?: string }) => ({
      SecretCode: softwareTokens.associate(userOf(input.AccessToken)),
    }),
    VerifySoftwareToken: (input: { AccessToken?: string; UserCode: string }) => {
      softwareTokens.verify(userOf(input.AccessToken), input.UserCode);
      return { Status: 'SUCCESS' };
    },
    AdminSetUserMFAPreference: (input: { UserPoolId: string; Username: string; SoftwareTokenMfaSettings?: Preference }) => {
      const pool = pools.pool(input.UserPoolId);
      checkOffered(pool);
      if (input.SoftwareTokenMfaSettings)
        softwareTokens.prefer(users.require(pool, input.Username), input.SoftwareTokenMfaSettings);
      return {};
    },
  };
}
