import { describe, expect, it } from 'vitest';
import { repricedTemplates } from '#functions/packages/repriced-templates.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';

const home = smallHome();

describe('packages at new prices', () => {
  it('are written only if they now cost something else', () => {
    const right = packageOf('a', ['basic-services'], { priceCents: 200_000, aLaCartePriceCents: 200_000 });
    const wrong = packageOf('b', ['basic-services', 'hearse'], { priceCents: 1, aLaCartePriceCents: 1, isActive: false });
    const flat = packageOf('c', ['hearse'], { pricingMethod: 'flat', priceCents: 30_000, aLaCartePriceCents: 35_000 });
    const written = repricedTemplates(home, [right, wrong, flat]);
    expect(written).toEqual([
      {
        update: expect.objectContaining({ sk: expect.stringContaining(wrong.id) }),
        set: { priceCents: 240_000, aLaCartePriceCents: 240_000 },
      },
      {
        update: expect.objectContaining({ sk: expect.stringContaining(flat.id) }),
        set: { aLaCartePriceCents: 40_000 },
      },
    ]);
  });
});
