import { homeOf } from '#functions/runtime/home-of.ts';
import { changeLocation } from './change-location.ts';
import { os } from './implementer.ts';

/** Saves attributes and languages, which families read on the page and use as search filters. */
export const setAttributesAndLanguages = os.setAttributesAndLanguages.handler(({ input, context }) => {
  const { locationId } = homeOf(context);
  const { version, attributes, languages } = input;
  return changeLocation(context, { locationId, version }, () => ({
    attributes: attributes.map((attribute) => ({ attribute })),
    languages: languages.map((language) => ({ language })),
  }));
});
