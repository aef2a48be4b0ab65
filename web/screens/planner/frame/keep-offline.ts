import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { existingSteps } from '#shared/planner/moves.ts';
import { api } from '#web/session/api.ts';
import { setReadiness } from '../offline/readiness.ts';
import { keepPlannerFiles, tellWorker } from '../offline/worker-registration.ts';
import { stepCode } from '../steps/registry.ts';
import { currentPlan } from '../store/current-plan.ts';
import { savedHomes } from '../store/saved-homes.ts';

/** The number of pictures to fetch ahead, the narrowest of each: about a megabyte. */
const MAX_PICTURES = 40;
const NARROWEST = '480';

type Connection = { saveData?: boolean };
const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData === true;

/** Reads the items of each category once, as the merchandise pages show them, and stores them with the home. */
const keepItems = async ({ locationId, revision, itemCategories }: PlannerHome): Promise<ItemView[]> => {
  const savedItems = (await savedHomes.read(locationId))?.items ?? {};
  const found: ItemView[] = [];
  for (const { id } of itemCategories) {
    const items =
      savedItems[id] ??
      (
        await api.plannerMerchandise.allItems(
          { CategoryIds: [id], LocationId: locationId, PageSize: 100 },
          { context: { staysHere: true } },
        )
      ).items;
    if (!savedItems[id]) await savedHomes.keepItems(locationId, revision, id, items);
    found.push(...items);
  }
  return found;
};

/** Loads the code of every step of the plan into this page, which helps even without a service worker. */
const loadSteps = async (home: PlannerHome): Promise<boolean> => {
  const plan = currentPlan.get()?.store.get().plan;
  const steps = plan ? existingSteps(home, plan) : [];
  const loaded = await Promise.allSettled(
    steps.map(({ key }) => {
      const code = stepCode(key);
      return code.load().catch((error: unknown) => {
        code.forget();
        throw error;
      });
    }),
  );
  return loaded.every(({ status }) => status === 'fulfilled');
};

/** Downloads what the plan needs offline: every step's code, the home with its items, and their pictures. */
export const keepOffline = async (home: PlannerHome): Promise<void> => {
  await savedHomes.keep(home);
  const worker = await keepPlannerFiles();
  if (worker) setReadiness('reload');
  else setReadiness((await loadSteps(home)) ? 'page' : 'none');
  const items = await keepItems(home);
  if (!worker || savesData()) return;
  const paths = items.flatMap(({ images: [cover] }) => (cover ? [cover.path.replace('{width}', NARROWEST)] : []));
  tellWorker(worker, { kind: 'keep-pictures', paths: paths.slice(0, MAX_PICTURES) });
};
