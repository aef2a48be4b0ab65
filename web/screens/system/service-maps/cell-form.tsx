import { chargedWithoutRule } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { ruleSettingOf } from '#shared/catalog/rule-setting.ts';
import type { MapCell } from '#shared/catalog/service-map/map-cell.ts';
import { printRule } from '#shared/logic/drawing/print-rule.ts';
import { readRule } from '#shared/logic/drawing/read-rule.ts';
import { type RuleUse, ruleUses } from '#shared/logic/drawing/rule-use.ts';
import { sentenceOf } from '#shared/logic/drawing/sentence.ts';
import type { Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { RuleEditor } from '../rules/rule-editor.tsx';

const nothing: Vocabulary = new Map();

const inWords = (rule: LogicRule, use: RuleUse, vocabulary: Vocabulary): string =>
  sentenceOf(readRule(printRule(rule), use.gives), vocabulary, use);

/** Says what a cell means: when a service is charged, and how many of it. The names of a rule are its own until the vocabulary is loaded. */
export function cellSentence(cell: MapCell | undefined, vocabulary: Vocabulary = nothing): string {
  if (!cell) return 'Not included.';
  const { logic, quantity } = cell;
  const { use } = ruleSettingOf('displayServices', 'mappings.logic', {}, cell);
  const charged = logic === undefined ? use.without : inWords(logic, use, vocabulary);
  return quantity === undefined ? charged : `${charged} ${inWords(quantity, ruleUses.quantity, vocabulary)}`;
}

type CellFormProps = {
  noun: NounName;
  cell: MapCell | undefined;
  /** The cell as it was saved last. */
  saved: MapCell | undefined;
  sentence: string;
  onChange: (cell: MapCell | undefined) => void;
};

/** Returns a cell with another rule. A service that gets a rule is charged by it alone, and one that loses its rule always. */
const withRule = ({ quantity }: MapCell, logic: LogicRule | undefined): MapCell => ({
  shouldShow: logic === undefined,
  ...(logic === undefined ? {} : { logic }),
  ...(quantity === undefined ? {} : { quantity }),
});

const withQuantity = ({ quantity: _, ...cell }: MapCell, quantity: LogicRule | undefined): MapCell => ({
  ...cell,
  ...(quantity === undefined ? {} : { quantity }),
});

/** Edits one cell: whether the service is part of the entry, when it is charged, and how many of it. */
export const CellForm = ({ noun, cell, saved, sentence, onChange }: CellFormProps) => (
  <div className="space-y-6">
    <p role="status" className="text-muted">
      {sentence}
    </p>
    {!cell && (
      <Button size="compact" onClick={() => onChange({ shouldShow: true })}>
        Include the service
      </Button>
    )}
    {cell && (
      <>
        <Switch
          label={chargedWithoutRule.label}
          hint={chargedWithoutRule.hint}
          isOn={cell.shouldShow}
          onChange={(shouldShow) => onChange({ ...cell, shouldShow })}
        />
        <RuleEditor
          label="When it’s charged"
          setting={ruleSettingOf(noun, 'mappings.logic', {}, cell)}
          rule={cell.logic}
          saved={saved?.logic}
          onChange={(logic) => onChange(withRule(cell, logic))}
        />
        <RuleEditor
          label="How many are charged"
          setting={ruleSettingOf(noun, 'mappings.quantity', {})}
          rule={cell.quantity}
          saved={saved?.quantity}
          onChange={(quantity) => onChange(withQuantity(cell, quantity))}
        />
        <Button size="compact" look="quiet" onClick={() => onChange(undefined)}>
          Remove the service
        </Button>
      </>
    )}
  </div>
);
