import { expect, it } from 'vitest';
import { z } from 'zod';
import { errorFields } from './log.ts';

it('names the fields of an answer that failed its schema, and nothing that they hold', () => {
  const { error } = z.object({ signers: z.array(z.object({ fullName: z.string().max(3), age: z.number() })) }).safeParse({
    signers: [{ fullName: 'Amélie Nguyễn', age: 'eighty' }],
  });
  const logged = errorFields(Object.assign(new Error('Output validation failed'), { issues: error?.issues }));
  expect(logged.fields).toEqual(['signers.0.fullName', 'signers.0.age']);
  expect(JSON.stringify(logged)).not.toMatch(/Amélie|eighty/);
  expect(errorFields(new Error('Something else'))).not.toHaveProperty('fields');
});
