import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccountRecovery, FeaturePlan, Mfa, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { challengeMinutes, minPasswordLength } from '#shared/contract/session.ts';
import { acknowledge } from '../acknowledge.ts';
import type { StageSettings } from '../stages.ts';
import { YarrowStack } from './yarrow-stack.ts';

export type Pool = { pool: UserPool; client: UserPoolClient };

/**
 * Who signs in: a pool for families, one for funeral-home staff, one for system administrators. A pool knows an account only by its id and keeps its
 * password; email addresses are in our table, and Cognito sends no email.
 */
export class IdentityStack extends YarrowStack {
  readonly family: Pool;
  readonly provider: Pool;
  readonly system: Pool;

  constructor(scope: Construct, stage: StageSettings) {
    super(scope, stage, 'identity', { description: 'The user pools of Yarrow', stateful: true });
    this.family = this.makePool('Family', stage);
    this.provider = this.makePool('Provider', stage);
    this.system = this.makePool('System', stage);
  }

  private makePool(id: 'Family' | 'Provider' | 'System', stage: StageSettings): Pool {
    const pool = new UserPool(this, `${id}Pool`, {
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      accountRecovery: AccountRecovery.NONE,
      // Optional to Cognito: our account decides who needs one (ARCHITECTURE, Second factor).
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      featurePlan: FeaturePlan.ESSENTIALS,
      passwordPolicy: {
        minLength: minPasswordLength,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // Only the server signs people in (ADMIN_USER_PASSWORD_AUTH, an IAM call): nobody can bypass our limits by asking Cognito.
    const client = pool.addClient('Client', {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      authSessionValidity: Duration.minutes(challengeMinutes),
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(30),
    });
    acknowledge(pool, {
      COG1: 'Ten characters or more and no composition rule, following NIST 800-63B. Our calls refuse the most common passwords.',
      COG2: 'Our calls require a second factor of administrators and of staff whose home asks for it, before they open a session.',
      COG3: 'Cognito sees the API, not the person, so its risk scores would judge our own address. Our calls slow down repeated failures.',
      COG8: 'The Plus plan adds those risk scores, which see the API and not the person.',
    });
    new CfnOutput(this, `${id}PoolId`, { value: pool.userPoolId });
    new CfnOutput(this, `${id}ClientId`, { value: client.userPoolClientId });
    return { pool, client };
  }
}
