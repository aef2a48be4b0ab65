import { type PlannerHome, plannerHomeSchema } from '#shared/model/planner-home.ts';
import { type Template, templateSchema } from '#shared/model/template.ts';
import { id } from './plain-id.ts';
import { smallDisplayServices, smallQuestions } from './small-home-choices.ts';
import { smallPriceList, smallServices } from './small-home-prices.ts';

const locationId = id('home');

/** Its categories of merchandise. */
const itemCategories = [
  { id: id('kc'), name: 'Caskets', kind: 'container', pages: ['interment'], gplLine: 'caskets' },
  { id: id('ka'), name: 'Containers', kind: 'container', pages: ['cremated-remains'], gplLine: 'alternative-container' },
  { id: id('kv'), name: 'Vaults', kind: 'outer-burial-container', pages: ['interment'], gplLine: 'outer-burial-containers' },
  { id: id('ku'), name: 'Urns', kind: 'urn', pages: ['cremated-remains'], gplLine: 'urn' },
  { id: id('kk'), name: 'Keepsakes', kind: 'urn', pages: ['keepsakes'] },
];

/** What it sells. */
const items = [
  { id: id('pine'), itemCategoryId: id('kc'), name: 'Pine casket', priceCents: 120_000 },
  { id: id('oak'), itemCategoryId: id('kc'), name: 'Oak casket', priceCents: 320_000 },
  { id: id('cloth'), itemCategoryId: id('kc'), name: 'Cloth casket', priceCents: 95_000 },
  { id: id('card'), itemCategoryId: id('ka'), name: 'Cardboard container', priceCents: 12_000 },
  { id: id('vault'), itemCategoryId: id('kv'), name: 'Lined vault', priceCents: 150_000 },
  { id: id('brass'), itemCategoryId: id('ku'), name: 'Brass urn', priceCents: 35_000 },
  { id: id('heart'), itemCategoryId: id('kk'), name: 'Keepsake heart', priceCents: 9_000 },
];

/** Returns a home small enough to price in your head, valid in the model: its prices and display services are in the files beside this one. */
export function smallHome(changes: Partial<PlannerHome> = {}): PlannerHome {
  return plannerHomeSchema.parse({
    locationId,
    name: 'Larkspur Lane Funeral Home',
    place: 'Boston, MA',
    address: '9 Larkspur Lane, Boston, MA 02134',
    phone: '(617) 555-0155',
    timeZone: 'America/New_York',
    revision: 'r1',
    priceList: smallPriceList,
    services: smallServices,
    displayServices: smallDisplayServices,
    questions: smallQuestions,
    preferenceGroups: [
      {
        id: id('pg'),
        name: 'Gathering',
        preferences: [
          { id: id('w1'), name: 'At the grave' },
          { id: id('w2'), name: 'None' },
        ],
      },
    ],
    templates: [],
    itemCategories,
    items,
    ...changes,
  });
}

/** Builds a package of the small home with plain defaults. `lines` are included under their lines. */
export const packageOf = (name: string, lines: readonly string[], changes: Partial<Template> = {}): Template =>
  templateSchema.parse({
    id: id(name),
    providerLocationId: locationId,
    name: `Package ${name}`,
    showOnArrangementPlanner: true,
    priceCents: 0,
    aLaCartePriceCents: 0,
    displayServices: ['vs', 'rs', 'ca', 'fi', 'do', 'ce', 'co', 'ho'].map(id),
    packageServices: lines.map((line, at) => ({
      packageServiceId: id(`p${at}`),
      displayName: line,
      isIncluded: true,
      gplLine: line,
    })),
    ...changes,
  });
