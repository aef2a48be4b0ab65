import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { burningOf } from '#shared/custody/effects/burning.ts';
import { personalEffectHandling, personalEffectItem } from '#shared/model/enumerations/case.ts';
import { Box } from '#web/ui/choices.tsx';
import type { Fields } from './effect-fields.ts';

const isOneOf = <Value extends string>(of: { has: (value: string) => value is Value }, value: string): Value | undefined =>
  of.has(value) ? value : undefined;

type BurningProps = {
  view: EffectsView;
  fields: Fields;
  /** What was decided before. */
  decided: EffectView['handling'];
  isSure: boolean;
  onSure: (isSure: boolean) => void;
};

/** Says what is wrong with cremating a thing along, or asks whether somebody is sure. */
export const Burning = ({ view, fields, decided, isSure, onSure }: BurningProps) => {
  const item = isOneOf(personalEffectItem, fields.item);
  const burning =
    item && burningOf({ item, description: fields.description }, isOneOf(personalEffectHandling, fields.handling), view.burns);
  if (!burning || fields.handling === decided) return null;
  if ('refusal' in burning) return <p role="alert">{burning.refusal}</p>;
  return (
    <Box
      kind="checkbox"
      label="Yes, it’s to be cremated"
      hint={burning.question}
      checked={isSure}
      onChange={({ target }) => onSure(target.checked)}
    />
  );
};

/** Says that what was decided and vouched for was about something else. */
export const OtherThing = ({ effect, fields }: { effect: EffectView | null; fields: Fields }) => {
  if (effect === null || (effect.handling ?? effect.inventoriedBy ?? effect.witnessedBy) === undefined) return null;
  if (fields.item === effect.item && fields.description.trim() === effect.description) return null;
  return (
    <p role="status" className="text-muted">
      You’re changing what it is. What was decided, and who wrote it down and witnessed it, no longer counts then: two people have
      to look again. The family sees what it said before.
    </p>
  );
};
