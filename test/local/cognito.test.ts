import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CloudHandle } from '#infra/local/index.ts';
import { codeOf, wrongCodeOf } from '#test/world/authenticator.ts';
import { clientOf, newStateDir, startSample } from './sample/sample-cloud.ts';

const stateDir = newStateDir();
let cloud: CloudHandle;
let stop: () => Promise<void>;
let cognito: CognitoIdentityProviderClient;
let UserPoolId: string;
let ClientId: string;

async function start(): Promise<void> {
  ({ cloud, stop } = await startSample({ stateDir }));
  cognito = new CognitoIdentityProviderClient(clientOf(cloud, 'COGNITO_IDENTITY_PROVIDER'));
  UserPoolId = cloud.outputs.FamilyPoolId ?? '';
  ClientId = cloud.outputs.FamilyClientId ?? '';
}
beforeAll(start);
afterAll(() => stop());

const password = 'correct horse battery';
const nameOf = (sent: Promise<unknown>) => sent.then(() => 'fine').catch((error: Error) => `${error.name}: ${error.message}`);

async function create(Username: string, Password = password): Promise<string> {
  const UserAttributes = [
    { Name: 'email', Value: Username },
    { Name: 'email_verified', Value: 'true' },
  ];
  const { User } = await cognito.send(
    new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' }),
  );
  await cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
  return User?.Username ?? '';
}

async function signIn(USERNAME: string, PASSWORD = password) {
  const { AuthenticationResult } = await cognito.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } }),
  );
  return AuthenticationResult ?? {};
}
const refresh = (token = '') =>
  cognito.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } }));

describe('sign-in', () => {
  it('gives tokens that aws-jwt-verify accepts, for as long as the template says, whatever the case of the address', async () => {
    const sub = await create('Ada@Example.com');
    const { AccessToken = '', IdToken = '', ExpiresIn } = await signIn('aDA@example.COM');
    expect(ExpiresIn).toBe(3600);
    const jwksCache = new SimpleJwksCache({
      fetcher: {
        fetch: async (uri) =>
          (
            await fetch(uri.replace(/^https:\/\/[^/]+/, cloud.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? ''))
          ).arrayBuffer(),
      },
    });
    const verifier = (userPoolId: string, tokenUse: 'access' | 'id') =>
      CognitoJwtVerifier.create({ userPoolId, tokenUse, clientId: ClientId }, { jwksCache });
    const access = await verifier(UserPoolId, 'access').verify(AccessToken);
    expect([access.sub, access.username, access.exp - access.iat, access.iss]).toEqual([
      sub,
      sub,
      3600,
      `https://cognito-idp.us-east-1.amazonaws.com/${UserPoolId}`,
    ]);
    const id = await verifier(UserPoolId, 'id').verify(IdToken);
    expect([id.email, id.email_verified]).toEqual(['ada@example.com', true]);
    expect(await nameOf(verifier(cloud.outputs.SystemPoolId ?? '', 'access').verify(AccessToken))).not.toBe('fine');
    expect(await nameOf(verifier(UserPoolId, 'access').verify(`${AccessToken.slice(0, -4)}AAAA`))).not.toBe('fine');
  });

  it('answers a wrong password and an unknown user the same way', async () => {
    await create('known@example.com');
    const wrong = await nameOf(signIn('known@example.com', 'wrong password'));
    expect(wrong).toBe('NotAuthorizedException: Incorrect username or password.');
    expect(await nameOf(signIn('unknown@example.com', 'wrong password'))).toBe(wrong);
  });

  it('with a temporary password asks for a new one; an administrator may sign a user in', async () => {
    await cognito.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: 'new@example.com',
        TemporaryPassword: password,
        MessageAction: 'SUPPRESS',
      }),
    );
    const first = await cognito.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'new@example.com', PASSWORD: password },
      }),
    );
    expect(first.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    await create('admin-signs-in@example.com');
    const AuthParameters = { USERNAME: 'admin-signs-in@example.com', PASSWORD: password };
    const { AuthenticationResult } = await cognito.send(
      new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters }),
    );
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
  });
});

describe('sessions', () => {
  it('are refreshed until revoked, one by one', async () => {
    await create('two-devices@example.com');
    const [phone, desk] = [await signIn('two-devices@example.com'), await signIn('two-devices@example.com')];
    expect((await refresh(phone.RefreshToken)).AuthenticationResult?.AccessToken).toBeTruthy();
    await cognito.send(new RevokeTokenCommand({ ClientId, Token: phone.RefreshToken }));
    expect(await nameOf(refresh(phone.RefreshToken))).toContain('NotAuthorizedException');
    expect(await nameOf(cognito.send(new GetUserCommand({ AccessToken: phone.AccessToken })))).toContain('revoked');
    expect((await refresh(desk.RefreshToken)).AuthenticationResult?.AccessToken).toBeTruthy();
    expect((await cognito.send(new GetUserCommand({ AccessToken: desk.AccessToken }))).UserAttributes?.length).toBe(3);
  });

  it('all end by a global sign-out, whoever asks for it', async () => {
    await create('everywhere@example.com');
    const first = await signIn('everywhere@example.com');
    await cognito.send(new GlobalSignOutCommand({ AccessToken: first.AccessToken }));
    expect(await nameOf(refresh(first.RefreshToken))).toContain('NotAuthorizedException');
    const second = await signIn('everywhere@example.com');
    await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: 'everywhere@example.com' }));
    expect(await nameOf(refresh(second.RefreshToken))).toContain('NotAuthorizedException');
    expect(await nameOf(cognito.send(new GetUserCommand({ AccessToken: second.AccessToken })))).toContain('revoked');
  });
});

describe('an authenticator app', () => {
  const askCode = async (Username: string) =>
    cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: Username, PASSWORD: password },
      }),
    );
  const answer = (USERNAME: string, Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) =>
    cognito.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE },
      }),
    );
  const prefer = (Username: string, Enabled: boolean) =>
    cognito.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId,
        Username,
        SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
      }),
    );
  const associate = async (AccessToken: string) =>
    (await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }))).SecretCode ?? '';
  const verify = (AccessToken: string, UserCode: string) =>
    cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));

  async function enrolled(name: string) {
    await create(name);
    const { AccessToken = '' } = await signIn(name);
    const secret = await associate(AccessToken);
    await verify(AccessToken, await codeOf(secret));
    await prefer(name, true);
    return { AccessToken, secret };
  }

  it('is asked for once it is verified and preferred, and accepts no code twice', async () => {
    const name = 'app@example.com';
    await create(name);
    const { AccessToken = '' } = await signIn(name);
    expect(await nameOf(verify(AccessToken, '123456'))).toContain('SoftwareTokenMFANotFoundException');
    const secret = await associate(AccessToken);
    expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
    expect(await nameOf(prefer(name, true))).toBe('InvalidParameterException: User has not verified software token mfa');
    expect(await nameOf(verify(AccessToken, wrongCodeOf(secret)))).toBe('EnableSoftwareTokenMFAException: Code mismatch');
    const first = await codeOf(secret);
    expect((await verify(AccessToken, first)).Status).toBe('SUCCESS');
    expect((await askCode(name)).AuthenticationResult?.AccessToken).toBeTruthy();
    await prefer(name, true);
    const { UserMFASettingList } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: name }));
    expect(UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA']);

    const { ChallengeName, Session, AuthenticationResult } = await askCode(name);
    expect([ChallengeName, AuthenticationResult]).toEqual(['SOFTWARE_TOKEN_MFA', undefined]);
    expect(await nameOf(answer(name, Session, first))).toBe(
      'ExpiredCodeException: Your software token has already been used once.',
    );
    const code = await codeOf(secret);
    expect((await answer(name, Session, code)).AuthenticationResult?.AccessToken).toBeTruthy();
    expect(await nameOf(answer(name, Session, await codeOf(secret)))).toBe(
      'NotAuthorizedException: Invalid session for the user, session can only be used once.',
    );
    expect(await nameOf(answer(name, (await askCode(name)).Session, code))).toContain('ExpiredCodeException');
  });

  it('refuses a wrong code and leaves the session open, and refuses the session of another user', async () => {
    const [one, other] = ['one-app@example.com', 'other-app@example.com'];
    const [{ secret }] = [await enrolled(one), await enrolled(other)];
    const { Session } = await askCode(one);
    expect(await nameOf(answer(one, Session, wrongCodeOf(secret)))).toBe('CodeMismatchException: Invalid code received for user');
    expect(await nameOf(answer(other, Session, await codeOf(secret)))).toContain('NotAuthorizedException');
    expect((await answer(one, Session, await codeOf(secret))).AuthenticationResult?.AccessToken).toBeTruthy();
    expect(await nameOf(answer(one, 'no session of anybody at all', '123456'))).toContain('NotAuthorizedException');
  });

  it('gives way to another once that is verified, and not before; survives a restart', async () => {
    const name = 'second-app@example.com';
    const { AccessToken, secret } = await enrolled(name);
    const next = await associate(AccessToken);
    const { Session } = await askCode(name);
    expect((await answer(name, Session, await codeOf(secret))).AuthenticationResult).toBeTruthy();
    await verify(AccessToken, await codeOf(next));
    await cloud.close();
    await start();
    const after = await askCode(name);
    expect(await nameOf(answer(name, after.Session, await codeOf(secret)))).toContain('CodeMismatchException');
    expect((await answer(name, after.Session, await codeOf(next))).AuthenticationResult).toBeTruthy();
    await prefer(name, false);
    expect((await askCode(name)).AuthenticationResult?.AccessToken).toBeTruthy();
  });
});

describe('users', () => {
  it('are found, changed, unique by email, and deleted', async () => {
    const sub = await create('change@example.com');
    const UserAttributes = [{ Name: 'email', Value: 'Changed@example.com' }];
    await cognito.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: 'change@example.com', UserAttributes }));
    const found = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: 'changed@example.com' }));
    expect([found.Username, found.UserStatus, found.Enabled]).toEqual([sub, 'CONFIRMED', true]);
    expect(await nameOf(create('CHANGED@example.com'))).toContain('UsernameExistsException');
    const { Users } = await cognito.send(new ListUsersCommand({ UserPoolId, Filter: 'email = "changed@example.com"' }));
    expect(Users?.map((user) => user.Username)).toEqual([sub]);
    await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: sub }));
    expect(await nameOf(cognito.send(new AdminGetUserCommand({ UserPoolId, Username: sub })))).toContain('UserNotFoundException');
  });

  it('need a password of the length the pool asks for', async () => {
    await create('policy@example.com');
    const short = cognito.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: 'policy@example.com', Password: 'short', Permanent: true }),
    );
    expect(await nameOf(short)).toContain('InvalidPasswordException');
  });

  it('survive a restart; 200 of them are made in 3 s of work, and no password is in plain text on disk', async () => {
    const before = process.cpuUsage();
    const names = Array.from({ length: 200 }, (_, index) => `user-${index}@example.com`);
    for (let index = 0; index < names.length; index += 20)
      await Promise.all(names.slice(index, index + 20).map((name) => create(name)));
    const { user, system } = process.cpuUsage(before);
    const { RefreshToken } = await signIn('user-150@example.com');
    await cloud.close();
    await start();
    expect((await signIn('user-199@example.com')).AccessToken).toBeTruthy();
    expect((await refresh(RefreshToken)).AuthenticationResult?.AccessToken).toBeTruthy();
    const files = readdirSync(stateDir).filter((name) => name.startsWith('cloud.sqlite'));
    expect(files.map((name) => readFileSync(join(stateDir, name)).includes(password))).not.toContain(true);
    // Of the client and the emulator together. A wall clock would tell how busy the machine is.
    expect((user + system) / 1_000_000).toBeLessThan(3);
  });
});
