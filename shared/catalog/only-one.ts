import type { FormField } from './form-fields.ts';

type Element = Readonly<Record<string, unknown>>;

const onlyOnes = (fields: readonly FormField[]): string[] => fields.filter(({ isOnlyOne }) => isOnlyOne).map(({ name }) => name);

/** Returns a list with another element at a place. A switch that only one element has on, such as “Shown first,” is turned off in the others. */
export function withElement(
  fields: readonly FormField[],
  elements: readonly Element[],
  at: number,
  element: Element,
): readonly Element[] {
  const taken = onlyOnes(fields).filter((name) => element[name] === true);
  const off = Object.fromEntries(taken.map((name) => [name, false]));
  return elements.map((each, index) => {
    if (index === at) return element;
    return taken.some((name) => each[name] === true) ? { ...each, ...off } : each;
  });
}

/** Returns the element that stands for its list: the one that has such a switch on, or else the first. */
export function firstShown(fields: readonly FormField[], elements: readonly Element[]): Element | undefined {
  const names = onlyOnes(fields);
  return elements.find((each) => names.some((name) => each[name] === true)) ?? elements[0];
}
