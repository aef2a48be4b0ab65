import { randomBytes } from 'node:crypto';
import { ServiceError } from '../http/aws-json.ts';
import type { User } from './directory.ts';
import { checkPolicy, hashPassword } from './passwords.ts';
import type { CognitoState } from './sign-in.ts';

type Attribute = { Name: string; Value?: string };
type OfUser = { UserPoolId: string; Username: string };

export const attributeList = (user: User): Attribute[] =>
  Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value }));

const attributeMap = (list: Attribute[] = []): Record<string, string> =>
  Object.fromEntries(list.map(({ Name, Value = '' }) => [Name, Value]));

/** Epoch seconds, as the JSON protocol carries times. */
const times = (user: User) => ({ UserCreateDate: user.createdAt / 1000, UserLastModifiedDate: user.modifiedAt / 1000 });

const summary = (user: User) => ({
  Username: user.username,
  Attributes: attributeList(user),
  Enabled: user.enabled,
  UserStatus: user.status,
  ...times(user),
});

function filterOf(filter: string | undefined): ((user: User) => boolean) | undefined {
  if (!filter) return undefined;
  const match = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(filter);
  if (!match) throw new ServiceError('InvalidParameterException', `Error while parsing filter ${filter}`);
  const [, name = '', operator, value = ''] = match;
  const read = (user: User): string =>
    name === 'username' ? user.username : name === 'cognito:user_status' ? user.status : (user.attributes[name] ?? '');
  return (user) => (operator === '=' ? read(user) === value : read(user).startsWith(value));
}

/** Sends what Cognito would send a new user. */
export type SendInvitation = (to: string, temporaryPassword: string) => void;

/** The Admin* calls and ListUsers. */
export function userAdministration({ pools, users, tokens, softwareTokens }: CognitoState, invite: SendInvitation) {
  const require = (input: OfUser): User => users.require(pools.pool(input.UserPoolId), input.Username);
  const change = (input: OfUser, changes: Partial<User>): object => {
    users.save({ ...require(input), ...changes });
    return {};
  };

  return {
    AdminCreateUser: async (
      input: OfUser & { UserAttributes?: Attribute[]; TemporaryPassword?: string; MessageAction?: 'SUPPRESS' | 'RESEND' },
    ) => {
      const pool = pools.pool(input.UserPoolId);
      const isTold = input.MessageAction !== 'SUPPRESS';
      // A password that nobody chose and nobody is told opens nothing, so none is kept.
      const password = input.TemporaryPassword ?? (isTold ? `${randomBytes(9).toString('base64url')}aA1!` : undefined);
      if (password !== undefined) checkPolicy(password, pool.passwordPolicy);
      const hashed = password === undefined ? null : await hashPassword(password);
      const user = users.create(pool, input.Username, attributeMap(input.UserAttributes), hashed, 'FORCE_CHANGE_PASSWORD');
      if (isTold && user.email && password !== undefined) invite(user.email, password);
      return { User: summary(user) };
    },
    AdminGetUser: (input: OfUser) => {
      const user = require(input);
      return {
        Username: user.username,
        UserAttributes: attributeList(user),
        Enabled: user.enabled,
        UserStatus: user.status,
        ...times(user),
        ...softwareTokens.settings(user),
      };
    },
    AdminDeleteUser: (input: OfUser) => {
      const user = require(input);
      tokens.signOut(user);
      softwareTokens.forget(user);
      users.delete(user);
      return {};
    },
    AdminSetUserPassword: async (input: OfUser & { Password: string; Permanent?: boolean }) => {
      checkPolicy(input.Password, pools.pool(input.UserPoolId).passwordPolicy);
      const password = await hashPassword(input.Password);
      return change(input, { password, status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD' });
    },
    AdminUpdateUserAttributes: (input: OfUser & { UserAttributes: Attribute[] }) => {
      const { sub } = require(input);
      const updates = attributeMap(input.UserAttributes);
      if (updates.sub !== undefined && updates.sub !== sub)
        throw new ServiceError('InvalidParameterException', 'user.sub is not mutable.');
      return change(input, { attributes: { ...require(input).attributes, ...updates } });
    },
    AdminDeleteUserAttributes: (input: OfUser & { UserAttributeNames: string[] }) => {
      const remaining = Object.entries(require(input).attributes).filter(
        ([name]) => name === 'sub' || !input.UserAttributeNames.includes(name),
      );
      return change(input, { attributes: Object.fromEntries(remaining) });
    },
    AdminEnableUser: (input: OfUser) => change(input, { enabled: true }),
    AdminDisableUser: (input: OfUser) => {
      tokens.signOut(require(input));
      return change(input, { enabled: false });
    },
    AdminUserGlobalSignOut: (input: OfUser) => change(input, { signedOutAt: tokens.signOut(require(input)) }),
    AdminAddUserToGroup: (input: OfUser & { GroupName: string }) => {
      if (!pools.pool(input.UserPoolId).groups.has(input.GroupName))
        throw new ServiceError('ResourceNotFoundException', 'Group not found.');
      return change(input, { groups: [...new Set([...require(input).groups, input.GroupName])] });
    },
    AdminRemoveUserFromGroup: (input: OfUser & { GroupName: string }) =>
      change(input, { groups: require(input).groups.filter((group) => group !== input.GroupName) }),
    AdminListGroupsForUser: (input: OfUser) => ({
      Groups: require(input).groups.map((GroupName) => ({ GroupName, UserPoolId: input.UserPoolId })),
    }),
    ListUsers: (input: { UserPoolId: string; Filter?: string; Limit?: number; PaginationToken?: string }) => {
      const found = users.list(pools.pool(input.UserPoolId), filterOf(input.Filter));
      const from = Number(input.PaginationToken ?? 0);
      const to = from + Math.min(input.Limit ?? 60, 60);
      return { Users: found.slice(from, to).map(summary), ...(to < found.length && { PaginationToken: String(to) }) };
    },
  };
}
