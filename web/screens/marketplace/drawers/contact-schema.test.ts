import { describe, expect, it } from 'vitest';
import { contactSchema, defaultMessage } from './contact-schema.ts';

const filled = { needType: 'at-need', name: 'Ana', email: 'ana@example.com', phone: '', message: 'Hello' } as const;
const messagesOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    (contactSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );

describe('contactSchema', () => {
  it('requires the status, a name, an email, and a message, in the specified words', () => {
    expect(messagesOf({ ...filled, needType: undefined, name: ' ', email: '', message: ' \n' })).toEqual({
      needType: 'Required',
      name: 'Required',
      email: 'Required',
      message: 'Required',
    });
    expect(messagesOf({ ...filled, email: 'nope' })).toEqual({ email: 'Invalid Email' });
    expect(messagesOf(filled)).toEqual({});
  });

  it.each([
    ['name', 64],
    ['message', 400],
  ])('allows a maximum number of characters: %s, %i', (field, most) => {
    expect(messagesOf({ ...filled, [field]: 'x'.repeat(most) })).toEqual({});
    expect(Object.keys(messagesOf({ ...filled, [field]: 'x'.repeat(most + 1) }))).toEqual([field]);
  });
});

describe('defaultMessage', () => {
  it('names the package, if one was chosen, and fits whatever its name is', () => {
    expect(defaultMessage('Simple Cremation')).toContain('"Simple Cremation"');
    expect(defaultMessage(undefined)).not.toContain('package');
    expect(defaultMessage('x'.repeat(5000)).length).toBeLessThanOrEqual(400);
  });
});
