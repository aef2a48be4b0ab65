import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Permission, permissions } from '#shared/access/permissions.ts';
import { calls } from '#test/cloud/wire.ts';
import { openApiDocument } from '../../scripts/openapi.ts';
import { permissionTable } from './permission-table.ts';

/** Permissions that no call names: rules inside other calls. */
const withoutCall: readonly Permission[] = ['answers.change', 'admins.manage'];

describe('the permissions', () => {
  it('are in docs/access.md as decided', () => {
    expect(readFileSync('docs/access.md', 'utf8')).toContain(permissionTable());
  });

  it('are each named by a call, or decide within one', () => {
    const named = new Set<string>(calls.map(({ meta }) => meta.access));
    const unnamed = (Object.keys(permissions) as Permission[]).filter((permission) => !named.has(permission));
    expect(unnamed).toEqual(withoutCall);
  });

  it('are named in the API’s description, with who has them', async () => {
    const { paths } = await openApiDocument();
    expect(paths?.['/api/cases/updateDecedentStatus']?.post?.description).toBe(
      'Needs `decedent.move` at the location that `x-location-id` names: Owner, Admin, Staff, Trade company. Record where the decedent is and what was done in their care.',
    );
  });
});
