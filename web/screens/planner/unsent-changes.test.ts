import { expect, it } from 'vitest';
import { hasUnsentChanges } from './unsent-changes.ts';

const sentAt = '2026-11-20T10:00:00.000Z';

it('finds changes only in a plan that was saved after it was sent', () => {
  expect(hasUnsentChanges({ submittedOn: null, updatedOn: sentAt })).toBe(false);
  expect(hasUnsentChanges({ submittedOn: sentAt, updatedOn: sentAt })).toBe(false);
  expect(hasUnsentChanges({ submittedOn: sentAt, updatedOn: '2026-11-20T10:00:01.000Z' })).toBe(true);
});
