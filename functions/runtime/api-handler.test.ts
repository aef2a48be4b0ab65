import { describe, expect, it } from 'vitest';
import { planKeyHashOf } from './api-handler.ts';

describe('a plan key', () => {
  it('is kept as its hash', () => {
    // echo -n <43 A> | sha256sum
    expect(planKeyHashOf('A'.repeat(43))).toMatch(/^[0-9a-f]{64}$/);
    expect(planKeyHashOf('A'.repeat(43))).not.toBe(planKeyHashOf('B'.repeat(43)));
    expect(planKeyHashOf(`${'a'.repeat(41)}-_`)).not.toBeNull();
  });

  it.each([undefined, '', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}+`, `${'A'.repeat(42)}é`, `${'A'.repeat(43)}\n`])(
    'is none: %j',
    (header) => expect(planKeyHashOf(header)).toBeNull(),
  );
});
