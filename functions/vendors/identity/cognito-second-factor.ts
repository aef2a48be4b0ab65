import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  type CognitoIdentityProviderClient,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signedInOf } from './access-claims.ts';
import { ask, asProblem, isCalled } from './cognito-failures.ts';
import type { IdentityPort } from './identity-port.ts';
import { poolSettings } from './pools.ts';

type SecondFactor = Pick<IdentityPort, 'answerCode' | 'beginAuthenticator' | 'confirmAuthenticator' | 'requireCode'>;

/** Runs authenticator apps through Amazon Cognito: it makes the secret, keeps it, and checks every code. */
export const cognitoSecondFactor = (client: () => CognitoIdentityProviderClient): SecondFactor => ({
  async answerCode(pool, accountId, codeSession, code) {
    const command = new AdminRespondToAuthChallengeCommand({
      ...poolSettings(pool),
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: codeSession,
      ChallengeResponses: { USERNAME: accountId, SOFTWARE_TOKEN_MFA_CODE: code },
    });
    try {
      return signedInOf(pool, (await client().send(command)).AuthenticationResult) ?? 'ended';
    } catch (error) {
      if (isCalled(error, 'CodeMismatchException')) return 'wrong';
      if (isCalled(error, 'ExpiredCodeException')) return 'used';
      if (isCalled(error, 'NotAuthorizedException', 'UserNotFoundException')) return 'ended';
      throw asProblem(error);
    }
  },
  async beginAuthenticator(accessToken) {
    const { SecretCode } = await ask(client().send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken })));
    if (!SecretCode) throw new Error('The pool made no secret for the authenticator app.');
    return SecretCode;
  },
  async confirmAuthenticator(accessToken, code) {
    try {
      const { Status } = await client().send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }));
      return Status === 'SUCCESS' ? 'confirmed' : 'wrong';
    } catch (error) {
      if (isCalled(error, 'EnableSoftwareTokenMFAException', 'CodeMismatchException')) return 'wrong';
      // Also if the app was confirmed by another request in the meantime.
      if (isCalled(error, 'NotAuthorizedException', 'SoftwareTokenMFANotFoundException')) return 'ended';
      throw asProblem(error);
    }
  },
  async requireCode(pool, accountId, isRequired) {
    const command = new AdminSetUserMFAPreferenceCommand({
      UserPoolId: poolSettings(pool).UserPoolId,
      Username: accountId,
      SoftwareTokenMfaSettings: { Enabled: isRequired, PreferredMfa: isRequired },
    });
    try {
      await client().send(command);
      return true;
    } catch (error) {
      // What the pool says about a user without a confirmed app.
      if (isRequired && isCalled(error, 'InvalidParameterException')) return false;
      throw asProblem(error);
    }
  },
});
