import { type Catalog, generateCatalog } from './catalog.ts';
import { homes } from './data/homes.ts';
import { galleryHanger } from './gallery.ts';
import { homeMaker, type SampleHome } from './home.ts';
import { reviewWriter } from './reviews.ts';

/** All of the sample data. It has no clock and no randomness of its own: every call gives the same. */
export type World = { catalog: Catalog; homes: SampleHome[] };

/** Makes the sample data from world/data. `homes` takes only this many, those around Boston first. */
export function generateWorld(options: { homes?: number } = {}): World {
  const make = homeMaker(galleryHanger(), reviewWriter());
  return { catalog: generateCatalog(), homes: homes.slice(0, options.homes ?? homes.length).map(make) };
}
