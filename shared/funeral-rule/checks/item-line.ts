// Decides which line of the Rule an item of merchandise belongs to, whatever line its category has.
import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { ListedItem } from '../../model/general-price-list.ts';
import { searchKey } from '../../values/text.ts';
import { lineOfName } from './line-names.ts';

export type GoodsLine = Extract<GplLine, 'caskets' | 'alternative-container' | 'outer-burial-containers'>;

/** Accessories of a casket or vault, and things for ashes or animals. */
const accessory =
  /\b(?:accessor\w+|panels?|inserts?|corners?|sprays?|flags?|flowers?|hardware|emblems?|medallions?|insignia|handles?|pets?|urns?|keepsakes?|jewelry|miniatures?|cremains|ashes)\b/;

const categories: readonly (readonly [GoodsLine, RegExp])[] = [
  ['alternative-container', /\b(?:alternative|cremation|cardboard|fiberboard) containers?\b|\bair trays?\b/],
  ['outer-burial-containers', /\b(?:vaults?|grave (?:liners?|box(?:es)?)|outer (?:burial )?(?:containers?|receptacles?))\b/],
  ['caskets', /\b(?:caskets?|coffins?)\b/],
];

/** Returns the line that a category's name suggests for its items. */
function lineOfCategory(category: string): GoodsLine | undefined {
  const key = searchKey(category);
  return accessory.test(key) ? undefined : categories.find(([, pattern]) => pattern.test(key))?.[0];
}

const wood = 'oak|pine|poplar|cherry|walnut|mahogany|maple|birch|pecan|hickory|cedar|ash|willow|bamboo|wicker';
const material = `${wood}|(?:stainless )?steel|bronze|copper`;
const casketNames = [
  // Only caskets are described by a gauge of metal or a cloth interior.
  /\b(?:16|18|19|20|22) ?(?:gauge|ga)\b/,
  /\b(?:crepe|velvet|satin|rosetan|muslin) (?:interior|lining)\b/,
  new RegExp(`\\b(?:${wood}|wooden|wood|plain) (?:burial )?box(?:es)?$`),
  /\b(?:half|full) couch\b/,
];
/** Matches a bare material, like "Amish oak" or "Solid bronze", that doesn't say what is made of it. */
const bareMaterial = new RegExp(`^(?:\\w+ ){0,2}(?:${material})$`);
const vaultNames = [/\breinforced concrete\b/, /\bconcrete (?:box|liner|container)\b/];

/** Tells whether a line is of caskets or containers, each of which has to be on a list. */
export const isGoods = (line: GplLine | undefined): line is GoodsLine =>
  line === 'caskets' || line === 'alternative-container' || line === 'outer-burial-containers';

/** Returns the line that an item's own name and description suggest. `isLoose` requires less, for a category that says nothing. */
function goodsLineOfWords({ name, description }: ListedItem, isLoose: boolean): GoodsLine | undefined {
  const [key, descriptionKey] = [searchKey(name), searchKey(description)];
  if (accessory.test(key)) return undefined;
  const meant = lineOfName(name);
  if (isGoods(meant)) return meant;
  if (vaultNames.some((pattern) => pattern.test(key))) return 'outer-burial-containers';
  if (casketNames.some((pattern) => pattern.test(key) || (isLoose && pattern.test(descriptionKey)))) return 'caskets';
  return isLoose && bareMaterial.test(key) ? 'caskets' : undefined;
}

/** Matches a category of other goods. Its name decides unless an item's own name says otherwise. */
const otherGoods =
  /\b(?:urns?|keepsakes?|jewelry|pendants?|lockets?|shrouds?|quilts?|blankets?|stationery|print\w*|books?|cards?|folders?|flags?|flowers?|candles?|markers?|monuments?|memorials?|pets?|accessor\w+|apparel|clothing|cloth\w*|frames?|panels?|emblems?|sprays?|vaults?|gifts?)\b/;

/** The category names that fit each line. A mixed category fits several. */
const fits: Record<GoodsLine, RegExp> = {
  caskets: /\b(?:casket|coffin)/,
  'alternative-container': /\b(?:container|cremation)/,
  'outer-burial-containers': /\b(?:vault|liner|grave|outer)/,
};

/** Returns the line that an item belongs to, by its category first and then its name, or `undefined` if the Rule doesn't name such goods. */
export function goodsLineOf(item: ListedItem): GoodsLine | undefined {
  const key = searchKey(item.category);
  if (isGoods(item.line) && fits[item.line].test(key)) return item.line;
  const ofCategory = lineOfCategory(item.category);
  if (ofCategory) return ofCategory;
  if (/\bpets?\b|\baccessor/.test(key)) return undefined;
  return goodsLineOfWords(item, !otherGoods.test(key) && item.line === undefined);
}
