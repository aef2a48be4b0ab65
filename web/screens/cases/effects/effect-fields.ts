import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';

/** The labels of what is written down of a thing. */
export const labels = {
  item: 'What it is',
  description: 'Description',
  quantity: 'How many',
  amount: 'Amount of money',
  foundWhere: 'Where it was found',
  bagTagId: 'Which bag it’s in',
  inventoriedBy: 'Written down by',
  witnessedBy: 'Witness',
  handling: 'What happens to it',
  state: 'Where it is',
};
/** What is written down of a thing, as a form has it. */
export type Fields = Record<keyof typeof labels, string>;

const nothing: Fields = {
  ...{ item: '', description: '', quantity: '1', amount: '', foundWhere: '', bagTagId: '' },
  ...{ inventoriedBy: '', witnessedBy: '', handling: '', state: 'on-body' },
};

type ToldOne = EffectsView['told'][number];

/** Returns the fields of a thing; those of a new one for none, with what was told of it earlier. */
export const fieldsOf = (effect: EffectView | null, told?: ToldOne): Fields =>
  effect === null
    ? { ...nothing, ...(told ? { item: told.item, description: told.words, quantity: String(told.quantity) } : {}) }
    : {
        item: effect.item,
        description: effect.description,
        quantity: String(effect.quantity),
        amount: effect.amountCents === undefined ? '' : formatCents(effect.amountCents),
        foundWhere: effect.foundWhere ?? '',
        bagTagId: effect.bagTagId ?? '',
        inventoriedBy: effect.inventoriedBy ?? '',
        witnessedBy: effect.witnessedBy ?? '',
        handling: effect.handling ?? '',
        state: effect.state,
      };

/** Finds what can be found before it is sent. */
export function faultsOf({ item, quantity, amount, inventoriedBy, witnessedBy }: Fields): Partial<Fields> {
  const count = Number(quantity);
  return {
    ...(item ? {} : { item: 'Choose what it is.' }),
    ...(Number.isInteger(count) && count >= 1 && count <= 999 ? {} : { quantity: 'Enter a whole number from 1 to 999.' }),
    ...(amount === '' || parseCents(amount) !== undefined ? {} : { amount: 'Enter an amount, like 25.00.' }),
    ...(witnessedBy && witnessedBy === inventoriedBy ? { witnessedBy: 'The witness has to be someone else.' } : {}),
  };
}

/** Returns a thing as it is sent: what is empty is taken back, and left out of a new one. */
export const inputOf = (
  { amount, quantity, state, ...fields }: Fields,
  { isSure, ...at }: { id: string; version: number; isSure: boolean },
) => {
  const { item, description, foundWhere, ...chosen } = fields;
  const given = Object.fromEntries(
    Object.entries(chosen).flatMap(([name, value]): [string, string | null][] =>
      value.trim() !== '' ? [[name, value]] : at.version > 0 ? [[name, null]] : [],
    ),
  );
  const cents = parseCents(amount);
  return {
    ...at,
    ...given,
    ...{ description, foundWhere, quantity: Number(quantity) },
    item: item as EffectView['item'],
    ...(cents === undefined ? (at.version > 0 ? { amountCents: null } : {}) : { amountCents: cents }),
    ...(isSure ? { isSure } : {}),
    ...(at.version === 0 ? { state: state === 'stored' ? ('stored' as const) : ('on-body' as const) } : {}),
  };
};
