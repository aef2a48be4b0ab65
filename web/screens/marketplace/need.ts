import type { NeedType } from '#shared/model/enumerations/location.ts';

/** Names when a funeral is needed, in the words of the planner's timing: imminent is within six months (docs/decisions.md, Marketplace). */
export type Need = 'now' | 'soon' | 'planning';

type NeedWords = {
  /** On the choice itself. */
  label: string;
  /** Under the choice, once it is made. */
  advice: string;
  /** Above a list of results. */
  intro: string;
  /** What the contact drawer preselects: at-need is after a death, pre-need before it. */
  needType: NeedType;
  /** How results are ordered unless another order is chosen. */
  sort: 'distance' | 'price' | 'rating';
};

/** What each need changes: words, the first order of the results and the contact drawer's first choice. It filters nothing. */
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

/** The need of an address; null where none was chosen, or the address says something else. */
export const readNeed = (search: URLSearchParams): Need | null => {
  const value = search.get('need');
  return needKeys.find((key) => key === value) ?? null;
};
