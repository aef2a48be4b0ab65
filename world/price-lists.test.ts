import { describe, expect, it } from 'vitest';
import { checkPriceList } from '#shared/funeral-rule/check-price-list.ts';
import { namesContainer } from '#shared/funeral-rule/checks/check-containers.ts';
import { composePriceList } from '#shared/funeral-rule/compose-price-list.ts';
import { publishedPrices } from '#shared/pricing/published-prices.ts';
import { workingRows } from '#shared/pricing/working-rows.ts';
import { merchandise } from './data/merchandise.ts';
import { generateWorld } from './generate.ts';
import { idOf } from './ids.ts';
import { priceListOf } from './price-list-of.ts';

const { homes, catalog } = generateWorld();
const listed = homes.filter(({ profile }) => profile.priceList);

describe('price lists of the sample data', () => {
  it('follow the Funeral Rule, every one of them', () => {
    expect(listed.length).toBeGreaterThan(60);
    for (const home of listed) expect(checkPriceList(priceListOf(home, catalog)!), home.profile.name).toEqual([]);
  });

  it('ask one price for what is a service and an item', () => {
    const same = merchandise.flatMap(({ key, items }) =>
      items.flatMap(({ name, service }) =>
        service ? [[idOf('merchandise-item', key, name), idOf('service', service)] as const] : [],
      ),
    );
    expect(same.length).toBeGreaterThan(1);
    for (const { profile, items, servicePrices } of listed)
      for (const [itemId, serviceId] of same) {
        const item = items.find((each) => each.itemId === itemId);
        const service = servicePrices.find((each) => each.serviceId === serviceId);
        if (item && service) expect(item.priceCents, profile.name).toBe(service.priceCents);
      }
  });

  it('have nothing twice', () => {
    for (const home of listed) {
      const labels = composePriceList(priceListOf(home, catalog)!).flatMap((block) =>
        block.kind === 'item' || block.kind === 'service' ? [`${block.label}, ${block.price}`] : [],
      );
      expect(labels, home.profile.name).toHaveLength(new Set(labels).size);
    }
  });

  it('ask for a container inside a direct cremation or an immediate burial what it costs alone', () => {
    const names = new Map(catalog.merchandiseItems.map(({ id, name }) => [id, name]));
    let compared = 0;
    for (const { profile, items } of listed)
      for (const { line, variants = [] } of profile.priceList?.lines ?? []) {
        if (line !== 'direct-cremation' && line !== 'immediate-burial') continue;
        const [without, ...others] = variants;
        for (const { container, priceCents } of others) {
          const alone = items.filter(({ itemId }) => namesContainer(container, names.get(itemId) ?? ''));
          if (!without || alone.length === 0) continue;
          compared += 1;
          expect(
            alone.map((item) => item.priceCents),
            `${profile.name}: ${container}`,
          ).toContain(priceCents - without.priceCents);
        }
      }
    expect(compared).toBeGreaterThan(100);
  });

  it('are what the grid of prices would publish: nobody starts with changes that nobody made', () => {
    const { services, serviceCategories: categories, merchandiseItems, merchandiseCategories: itemCategories } = catalog;
    for (const { profile, items: locationItems, servicePrices, ownItems } of listed) {
      const items = [...merchandiseItems, ...ownItems];
      const { priceList, id: locationId } = profile;
      const rows = workingRows({ services, categories, items, priceList, servicePrices, locationItems, saved: [] });
      const published = publishedPrices({ rows, services, categories, items, itemCategories, locationItems, locationId });
      expect(published.lines, profile.name).toEqual(priceList?.lines);
      expect(published.servicePrices.length, profile.name).toBe(servicePrices.filter(({ isOffered }) => isOffered).length);
      const byId = (list: typeof locationItems) => list.toSorted((one, other) => one.id.localeCompare(other.id));
      expect(byId(published.locationItems), profile.name).toEqual(byId(locationItems));
    }
  });
});
