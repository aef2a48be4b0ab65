import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { idAt } from '../catalog/entries.ts';
import { requestContext } from '../catalog/operation.ts';

/** Returns the id of the home with so many items. */
export const homeId = (size: number): string => idAt(8, size);

/** Returns the context of a request by someone who may change what a home sells, with a table of its own to count what it costs. */
export const contextAt = (locationId: string): OperationContext => ({
  ...requestContext(),
  actor: {
    kind: 'person',
    person: { id: idAt(9, 1), email: 'robin@example.com', firstName: 'Robin', lastName: 'Vale' },
    membership: { locationId, access: 'owner' },
  } as unknown as OperationContext['actor'],
});
