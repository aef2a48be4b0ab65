import type { GeneralPriceList, ListedLine } from '../../model/general-price-list.ts';
import type { ContainerVariant } from '../../model/price-list.ts';
import type { Finding } from '../../model/price-list-finding.ts';
import { formatCents } from '../../values/money.ts';
import { searchKey } from '../../values/text.ts';
import { gplLines } from '../gpl-lines.ts';
import { finding } from './finding.ts';
import { goodsLineOf } from './item-line.ts';
import { lineRow as placeOf } from './own-words.ts';
import { hasPlaceholder } from './tells-something.ts';

/** Words that don't distinguish one container from another. */
const isCommon = /^(?:a|an|the|our|with|of|and|container|containers|alternative|casket|unfinished|plain|simple|minimum)$/;
const tellingWords = (name: string): string[] =>
  searchKey(name)
    .split(' ')
    .filter((word) => word !== '' && !isCommon.test(word));

/** Returns whether a price names this container: either name has all the distinguishing words of the other. */
export const namesContainer = (container: string, item: string): boolean => {
  const [one, other] = [tellingWords(container), tellingWords(item)];
  return (
    (one.length > 0 && one.every((word) => other.includes(word))) ||
    (other.length > 0 && other.every((word) => one.includes(word)))
  );
};

/** Returns the price with one of the home's containers: the price without one, plus the container. */
function priceWith(line: ListedLine, item: { name: string; priceCents: number }): ContainerVariant | undefined {
  const without = line.variants?.find(({ providedBy }) => providedBy === 'purchaser')?.priceCents;
  return without === undefined
    ? undefined
    : { container: item.name, providedBy: 'funeral-home', priceCents: without + item.priceCents };
}

/** Checks that every alternative container the home sells has a price for direct cremation (16 CFR 453.2(b)(4)(ii)(C)). */
function checkEachContainer(content: GeneralPriceList, line: ListedLine): Finding[] {
  const { variants = [] } = line;
  return content.items
    .filter((item) => item.line === 'alternative-container')
    .filter(({ name }) => !variants.some((each) => each.providedBy === 'funeral-home' && namesContainer(each.container, name)))
    .map((item) => {
      const variant = priceWith(line, item);
      const id = line.serviceId;
      const isMendable = variant !== undefined && id !== undefined && variants.length < 20;
      return finding({
        code: 'container-not-priced',
        clause: '16 CFR 453.2(b)(4)(ii)(C)(2)',
        place: placeOf(line),
        words: `Direct cremation has no price with the ${item.name}, which you sell.`,
        mend: `Add a price with that container${variant ? `, ${formatCents(variant.priceCents)} for instance` : ''}, or stop selling it.`,
        ...(isMendable
          ? {
              fix: { target: 'row' as const, row: 'service' as const, id, set: { variants: [...variants, variant] } },
              fixWords: `Add at ${formatCents(variant.priceCents)}`,
            }
          : {}),
        detail: item.variantId ?? item.itemId,
      });
    });
}

const containerWords = {
  'direct-cremation': { clause: '16 CFR 453.2(b)(4)(ii)(C)', own: 'an alternative container', brought: 'a container' },
  'immediate-burial': { clause: '16 CFR 453.2(b)(4)(ii)(D)', own: 'a casket or alternative container', brought: 'a casket' },
} as const;

/** Materials of an alternative container (16 CFR 453.1(a)). */
const plainMaterial =
  /\b(?:alternative|fiberboard|cardboard|corrugated|composition|pressed|particle ?board|unfinished|cremation (?:container|box|tray)|shroud|pouch)\b/;

/** Returns whether a container is a casket, by its name or because the list sells it as one. */
function isCasket(container: string, { items }: GeneralPriceList): boolean {
  const key = searchKey(container);
  const words = tellingWords(container).join(' ');
  const sold = items.map((item) => ({ ...item, goods: goodsLineOf(item) ?? item.line }));
  if (plainMaterial.test(key)) return false;
  if (sold.some(({ goods, name }) => goods === 'alternative-container' && namesContainer(container, name))) return false;
  return (
    /\b(?:caskets?|coffins?)\b|\b(?:16|18|19|20|22) ?(?:gauge|ga)\b|\b(?:steel|bronze|copper)\b/.test(key) ||
    sold.some(({ goods, name }) => goods === 'caskets' && words !== '' && tellingWords(name).join(' ') === words)
  );
}

/** Returns whether a container has a name. A missing or placeholder name doesn't count. */
const isNamed = ({ container }: ContainerVariant): boolean => /\p{L}{3}/u.test(container) && !hasPlaceholder(container);

/** Reports a direct cremation with only caskets. A home that arranges direct cremations has to offer an alternative container (16 CFR 453.4(a)(2)). */
const casketOnly = (line: ListedLine): Finding =>
  finding({
    code: 'own-container-missing',
    clause: '16 CFR 453.4(a)(2)',
    place: placeOf(line),
    words: 'Direct cremation is offered with a casket, but not with an alternative container that you provide.',
    mend: 'Add a price with an alternative container that you provide, such as one of fiberboard.',
    detail: 'casket',
  });

/** Returns whether the home sells anything to bury someone in. The containers of direct cremation don't count, since they may be only for that. */
const sellsContainers = ({ lines, items }: GeneralPriceList): boolean =>
  lines.some(({ line }) => line === 'caskets' || line === 'alternative-container') ||
  items.some((item) => [item.line, goodsLineOf(item)].some((line) => line === 'caskets' || line === 'alternative-container'));

/**
 * Checks that there is a price with the home's own container: always for a direct cremation, and for a burial if the home sells containers. A direct
 * cremation needs one for each alternative container.
 */
function checkOwn(content: GeneralPriceList, line: ListedLine & { line: keyof typeof containerWords }): Finding[] {
  const own = (line.variants ?? []).filter(({ providedBy }) => providedBy === 'funeral-home');
  const isCremation = line.line === 'direct-cremation';
  if (own.length === 0 && !isCremation && !sellsContainers(content)) return [];
  if (own.length === 0 || !own.every(isNamed)) {
    const { clause, own: which } = containerWords[line.line];
    return [
      finding({
        code: 'own-container-missing',
        clause: `${clause}(2)`,
        place: placeOf(line),
        words: `${gplLines[line.line].label} has no price with ${which} that you provide.`,
        mend: `Add a price with ${which} that you provide, and name it.`,
      }),
    ];
  }
  if (!isCremation) return [];
  return own.every(({ container }) => isCasket(container, content)) ? [casketOnly(line)] : checkEachContainer(content, line);
}

/** Checks that there is a price for a family that provides the casket or container. */
function checkPurchasers(line: ListedLine & { line: keyof typeof containerWords }): Finding[] {
  if ((line.variants ?? []).some((each) => each.providedBy === 'purchaser' && isNamed(each))) return [];
  const { clause, brought } = containerWords[line.line];
  return [
    finding({
      code: 'purchaser-container-missing',
      clause: `${clause}(1)`,
      place: placeOf(line),
      words: `${gplLines[line.line].label} has no price for a family that provides ${brought}.`,
      mend: `Add a price with ${brought} provided by the purchaser.`,
    }),
  ];
}

/** Checks that a family with its own container doesn't pay more than one that takes the home's. The difference would be a fee for bringing it. */
function checkBrought(line: ListedLine): Finding[] {
  const prices = (source: ContainerVariant['providedBy']) =>
    (line.variants ?? []).filter(({ providedBy }) => providedBy === source).map(({ priceCents }) => priceCents);
  // A price of zero has its own finding.
  const [brought, own] = [prices('purchaser'), prices('funeral-home').filter((price) => price > 0)];
  if (own.length === 0 || brought.length === 0 || Math.max(...brought) <= Math.min(...own)) return [];
  return [
    finding({
      code: 'casket-handling-fee',
      clause: '16 CFR 453.4(b)(1)(ii)',
      place: placeOf(line),
      words: `${gplLines[line.line].label} costs more with a container that the family provides than with one that you provide.`,
      mend: 'Charge no more when a family provides the container.',
    }),
  ];
}

const hasContainers = (line: ListedLine): line is ListedLine & { line: keyof typeof containerWords } =>
  line.line in containerWords;

/** Checks direct cremation and immediate burial: they need a price with the family's container, and one with each of the home's. */
export const checkContainers = (content: GeneralPriceList): Finding[] =>
  content.lines.flatMap((line) => [
    ...(hasContainers(line) ? [...checkPurchasers(line), ...checkOwn(content, line)] : []),
    ...checkBrought(line),
  ]);
