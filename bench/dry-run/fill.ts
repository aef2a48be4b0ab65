/** Publishes the sample's catalog, writes homes with what the corpus has of them, and drafts a change of each kind that a dry run compares. */
import { createHash } from 'node:crypto';
import { publishCatalog } from '#functions/catalog/publish-catalog.ts';
import { hashOfEntry } from '#functions/catalog/workbench.ts';
import { draftWrite } from '#functions/table/catalog-draft.ts';
import { corpusEventItem, corpusHomeItem, corpusPlanItem } from '#functions/table/corpus.ts';
import { locationItems } from '#functions/table/location.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { servicePriceItem } from '#functions/table/service-price.ts';
import type { Item } from '#functions/table/table.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { addDays } from '#shared/values/dates.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { generateWorld } from '#world/generate.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import { requestContext } from '../catalog/operation.ts';
import { facts } from '../tasks/fill.ts';
import { keptChoices } from './plans.ts';

const [homes = 0, perHome = 0] = process.argv.slice(2).map(Number);
/** As many events as a case has. */
const EVENTS = 5;
const TOGETHER = 100;

const { table, bucket, now } = requestContext();
const today = now.toISOString().slice(0, 10);
const hashOf = (...parts: (string | number)[]) => createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);
const world = generateWorld();
const catalog = entriesOf(world.catalog);

async function put(items: readonly Item[]): Promise<void> {
  for (let from = 0; from < items.length; from += TOGETHER)
    await table.transact(items.slice(from, from + TOGETHER).map((item) => ({ put: item })));
}

const list = <Entry>(length: number, entryAt: (nth: number) => Entry): Entry[] =>
  Array.from({ length }, (_, nth) => entryAt(nth));

function eventsOf(locationId: string, nth: number): Item[] {
  const kase = hashOf(locationId, 'case', nth);
  return list(EVENTS, (order) =>
    corpusEventItem({
      event: hashOf(kase, order).slice(0, 16),
      kase,
      locationId,
      order,
      name: order === 0 ? 'case.created' : 'case.facts-changed',
      day: addDays(today, order - 30 - (nth % 60)),
      facts: { ...facts, timing: nth % 3 === 0 ? 'pre-need' : 'at-need', isAssigned: order > 1 },
    }),
  );
}

await publishCatalog({ table, bucket }, catalog, undefined, {
  publishedOn: now.toISOString(),
  publishedBy: 'Robin Vale',
  note: '',
});
const launched = world.homes.filter(({ profile }) => profile.isActive).slice(0, homes);
if (launched.length < homes) throw new Error(`The sample data has only ${launched.length} launched homes.`);
for (const { profile, items, servicePrices } of launched) {
  const { id: locationId } = profile;
  const choices = keptChoices(samplePlannerHome(profile.name, world));
  const plans = list(perHome, (nth) =>
    corpusPlanItem({
      plan: hashOf(locationId, 'plan', nth),
      locationId,
      order: nth,
      day: addDays(today, -(nth % 90)),
      choices: choices[nth % choices.length]!,
    }),
  );
  const offered = [...locationItems(profile), ...items.map(locationItemItem), ...servicePrices.map(servicePriceItem)];
  await put([...offered, corpusHomeItem(locationId), ...plans, ...list(perHome, (nth) => eventsOf(locationId, nth)).flat()]);
}

/** Drafts a change of the first entry that can be changed so. */
async function draft<Entry extends AnyEntry>(noun: NounName, entries: readonly Entry[], change: (entry: Entry) => object | null) {
  for (const before of entries) {
    const changes = change(before);
    if (!changes) continue;
    const entry = { ...before, ...changes };
    const saved = { version: 1, savedBy: 'Robin Vale', savedOn: now.toISOString() };
    await table.transact([draftWrite({ noun, id: entry.id, entry, base: hashOfEntry(before), ...saved }, 0)]);
    return;
  }
  throw new Error(`The sample data has none of the ${noun} that can be changed.`);
}
const rule = { '==': [{ var: 'timing' }, 'at-need'] };
await draft('displayServices', catalog.displayServices, ({ mappings }) =>
  mappings.length > 0 ? { mappings: mappings.map((each) => ({ ...each, logic: rule })) } : null,
);
await draft('services', catalog.services, ({ name }) => ({ name: `${name}, renamed` }));
await draft('questionGroups', catalog.questionGroups, ({ kind, questions: [first, ...rest] }) =>
  kind === 'case' && first ? { questions: [{ ...first, visibleWhen: rule }, ...rest] } : null,
);
await draft('taskTriggers', catalog.taskTriggers, ({ when }) =>
  when.includes('case.created') ? { name: 'Another task', appliesWhen: rule } : null,
);
await draft('templateDocuments', catalog.templateDocuments, ({ fields }) =>
  fields.length > 0 ? { fields: fields.map((field) => ({ ...field, logic: rule })) } : null,
);
process.stdout.write('{}\n');
