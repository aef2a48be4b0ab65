import { ServiceError } from '../http/aws-json.ts';
import { StartFailure } from '../start-failure.ts';
import type { Deployment } from '../template/deployment.ts';

export type PasswordPolicy = {
  MinimumLength?: number;
  RequireLowercase?: boolean;
  RequireUppercase?: boolean;
  RequireNumbers?: boolean;
  RequireSymbols?: boolean;
  TemporaryPasswordValidityDays?: number;
};

export type Client = {
  id: string;
  poolId: string;
  authFlows: Set<string>;
  /** Lifetimes in seconds. */
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  rotatesRefreshTokens: boolean;
  /** How long a challenge of a sign-in can be answered. */
  authSessionSeconds: number;
  hidesUnknownUsers: boolean;
};

export type Pool = {
  id: string;
  arn: string;
  issuer: string;
  /** People sign in with their email; their user name is the generated `sub`. */
  emailIsUsername: boolean;
  passwordPolicy: PasswordPolicy;
  /** Users may have an authenticator app as a second factor. */
  hasSoftwareTokens: boolean;
  groups: Set<string>;
  clients: Client[];
};

type PoolProperties = {
  UsernameAttributes?: string[];
  Policies?: { PasswordPolicy?: PasswordPolicy };
  LambdaConfig?: Record<string, unknown>;
  MfaConfiguration?: 'OFF' | 'OPTIONAL' | 'ON';
  EnabledMfas?: string[];
};
type ClientProperties = {
  UserPoolId: string;
  ExplicitAuthFlows?: string[];
  AccessTokenValidity?: number;
  IdTokenValidity?: number;
  RefreshTokenValidity?: number;
  TokenValidityUnits?: { AccessToken?: string; IdToken?: string; RefreshToken?: string };
  AuthSessionValidity?: number;
  RefreshTokenRotation?: { Feature?: string };
  PreventUserExistenceErrors?: string;
  GenerateSecret?: boolean;
};

const seconds: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

const lifetime = (value: number | undefined, unit: string, fallback: number): number =>
  value === undefined ? fallback : value * (seconds[unit] ?? 3600);

function clientOf(id: string, properties: ClientProperties): Client {
  if (properties.GenerateSecret)
    throw new StartFailure(`User pool client ${id} has a secret, which the embedded Cognito does not know.`);
  const units = properties.TokenValidityUnits ?? {};
  return {
    id,
    poolId: properties.UserPoolId,
    authFlows: new Set(properties.ExplicitAuthFlows ?? []),
    accessTokenSeconds: lifetime(properties.AccessTokenValidity, units.AccessToken ?? 'hours', 3600),
    idTokenSeconds: lifetime(properties.IdTokenValidity, units.IdToken ?? 'hours', 3600),
    refreshTokenSeconds: lifetime(properties.RefreshTokenValidity, units.RefreshToken ?? 'days', 30 * 86_400),
    rotatesRefreshTokens: properties.RefreshTokenRotation?.Feature === 'ENABLED',
    authSessionSeconds: (properties.AuthSessionValidity ?? 3) * 60,
    hidesUnknownUsers: properties.PreventUserExistenceErrors !== 'LEGACY',
  };
}

/**
 * Tells whether a pool's users may have an authenticator app. Throws if the template asks for what isn't supported here, so that nothing passes here that
 * fails in AWS.
 */
function softwareTokensOf(name: string, { MfaConfiguration = 'OFF', EnabledMfas = [] }: PoolProperties): boolean {
  if (MfaConfiguration === 'OFF') return false;
  if (MfaConfiguration === 'ON' || EnabledMfas.some((each) => each !== 'SOFTWARE_TOKEN_MFA'))
    throw new StartFailure(
      `User pool ${name} asks for ${[MfaConfiguration, ...EnabledMfas].join(', ')}; the embedded Cognito knows OPTIONAL with SOFTWARE_TOKEN_MFA.`,
    );
  return EnabledMfas.length > 0;
}

/** The user pools of the template, with the settings that the embedded Cognito supports. */
export class Pools {
  private readonly byId = new Map<string, Pool>();
  private readonly clients = new Map<string, Client>();

  constructor(deployment: Deployment) {
    for (const { name, arn, properties } of deployment.resources<PoolProperties>('AWS::Cognito::UserPool')) {
      if (Object.keys(properties.LambdaConfig ?? {}).length > 0) {
        throw new StartFailure(`User pool ${name} has Lambda triggers, which the embedded Cognito does not know.`);
      }
      this.byId.set(name, {
        id: name,
        arn,
        issuer: `https://cognito-idp.${deployment.region}.amazonaws.com/${name}`,
        emailIsUsername: properties.UsernameAttributes?.includes('email') ?? false,
        passwordPolicy: properties.Policies?.PasswordPolicy ?? {},
        hasSoftwareTokens: softwareTokensOf(name, properties),
        groups: new Set(),
        clients: [],
      });
    }
    for (const { name, properties } of deployment.resources<ClientProperties>('AWS::Cognito::UserPoolClient')) {
      const client = clientOf(name, properties);
      this.clients.set(name, client);
      this.byId.get(client.poolId)?.clients.push(client);
    }
    for (const { name, properties } of deployment.resources<{ UserPoolId: string }>('AWS::Cognito::UserPoolGroup')) {
      this.byId.get(properties.UserPoolId)?.groups.add(name);
    }
  }

  pool(id: string): Pool {
    const pool = this.byId.get(id);
    if (!pool) throw new ServiceError('ResourceNotFoundException', `User pool ${id} does not exist.`);
    return pool;
  }

  client(id: string): Client {
    const client = this.clients.get(id);
    if (!client) throw new ServiceError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
    return client;
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }
}
