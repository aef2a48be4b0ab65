// Reads a stored answer as a widget's kind; a value of another kind counts as no answer.

import type { Address } from '#shared/model/address.ts';
import type { Answer, MerchandiseSelection, SignatureAnswer } from '#shared/model/answer.ts';

export const asWords = (value: Answer | undefined): string => (typeof value === 'string' ? value : '');

export const asNumber = (value: Answer | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const asIds = (value: Answer | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

export const asSelections = (value: Answer | undefined): readonly MerchandiseSelection[] =>
  Array.isArray(value) ? value.filter((each): each is MerchandiseSelection => typeof each === 'object' && each !== null) : [];

const asObject = (value: Answer | undefined): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

export const asAddress = (value: Answer | undefined): Partial<Address> => {
  const object = asObject(value);
  return 'signatureType' in object ? {} : (object as Partial<Address>);
};

export const asSignature = (value: Answer | undefined): SignatureAnswer | undefined => {
  const object = asObject(value);
  return 'signatureType' in object ? (object as SignatureAnswer) : undefined;
};
