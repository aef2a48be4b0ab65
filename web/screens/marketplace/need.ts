import type { NeedType } from '#shared/model/enumerations/location.ts';

/** When a funeral is needed, in the words of the planner's timing: imminent is within six months (docs/decisions.md, Marketplace). */
export type Need = 'now' | 'soon' | 'planning';

type NeedWords = {
  /** The label of the choice. */
  label: string;
  /** The text under the choice, once it is made. */
  advice: string;
  /** The text above a list of results. */
  intro: string;
  /** What the contact drawer preselects: at-need is after a death, pre-need before it. */
  needType: NeedType;
  /** How results are ordered by default. */
  sort: 'distance' | 'price' | 'rating';
};

/** What each need changes: words, the default order of the results, and the contact drawer's default choice. It filters nothing. */
export const needs: Record<Need, NeedWords> = {
  now: {
    label: 'Now',
    advice: 'Someone has died. The nearest homes come first; most answer the phone day and night.',
    intro: 'We are sorry for your loss. The nearest homes come first. You can call any of them now, and asking costs nothing.',
    needType: 'at-need',
    sort: 'distance',
  },
  soon: {
    label: 'Soon',
    advice: 'Within the next six months. The homes that families rated best come first.',
    intro: 'The homes that families rated best come first. A call or a message today commits you to nothing.',
    needType: 'pre-need',
    sort: 'rating',
  },
  planning: {
    label: 'Planning ahead',
    advice: 'More than six months away. Compare prices at your own pace.',
    intro: 'The lowest all-in price comes first. You may plan as far ahead as you like, and pay nothing until you decide to.',
    needType: 'pre-need',
    sort: 'price',
  },
};

export const needKeys = Object.keys(needs) as Need[];

/** Returns the need in an address; null if none was chosen, or it isn't one. */
export const readNeed = (search: URLSearchParams): Need | null => {
  const value = search.get('need');
  return needKeys.find((key) => key === value) ?? null;
};
