import { can } from '#shared/access/can.ts';
import { type Permission, permissions } from '#shared/access/permissions.ts';
import { staffAccess, staffKind } from '#shared/model/enumerations/people.ts';

const columns = [
  ...staffAccess.values.map((access) => ({ label: staffAccess.label(access), member: { access, kind: 'staff' } as const })),
  { label: staffKind.label('trade-company'), member: { access: 'staff', kind: 'trade-company' } as const },
  { label: 'Support at most', member: { access: 'owner', kind: 'staff', isSupport: true } as const },
];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns the table of who has each permission, as `docs/access.md` shows it. */
export const permissionTable = (): string =>
  [
    row(['permission', ...columns.map(({ label }) => label), 'lets someone']),
    `|---|${columns.map(() => ':-:|').join('')}---|`,
    ...(Object.keys(permissions) as Permission[]).map((permission) =>
      row([
        `\`${permission}\``,
        ...columns.map(({ member }) => (can(member, permission) ? 'yes' : '')),
        `${permissions[permission].charAt(0).toLowerCase()}${permissions[permission].slice(1, -1)}`,
      ]),
    ),
  ].join('\n');
