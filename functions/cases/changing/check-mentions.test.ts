import { describe, expect, it } from 'vitest';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Member } from '#shared/access/can.ts';
import { checkMentions, mentionsAfter } from './check-mentions.ts';

const seesTeam: Member = { access: 'staff', kind: 'staff' };
const doesNot: Member = { access: 'bookkeeper', kind: 'staff' };

/** Returns the context of a call by someone at a home where Ines works, and a trade company's driver with her. */
const contextOf = (member: Member) =>
  ({
    actor: { kind: 'person', membership: { ...member, locationId: 'home' } },
    table: {
      query: async () => ({
        items: [
          { id: 'ines', kind: 'staff' },
          { id: 'driver', kind: 'trade-company' },
        ],
        next: null,
      }),
    },
  }) as unknown as OperationContext;
const refused = expect.objectContaining({ code: 'invalid_input' });

describe('new mentions', () => {
  it('are of people who work at the home', async () => {
    await checkMentions(contextOf(seesTeam), ['ines']);
    for (const mentions of [['driver'], ['ines', 'stranger']])
      await expect(checkMentions(contextOf(seesTeam), mentions)).rejects.toEqual(refused);
  });

  it('are refused if the writer may not see the team', async () => {
    await expect(checkMentions(contextOf(doesNot), ['ines'])).rejects.toEqual(refused);
    await checkMentions(contextOf(doesNot), []);
  });
});

describe('the mentions of an edited note', () => {
  it('are what the writer sends if they may see the team', () => {
    expect(mentionsAfter(contextOf(seesTeam), ['ines', 'left'], ['left', 'peter'])).toEqual(['left', 'peter']);
  });

  it('include all earlier ones if the writer may not see whom they name', () => {
    expect(mentionsAfter(contextOf(doesNot), ['ines', 'left'], [])).toEqual(['ines', 'left']);
    expect(mentionsAfter(contextOf(doesNot), ['ines'], ['ines', 'peter'])).toEqual(['ines', 'peter']);
  });
});
