import type { FormField } from '#shared/catalog/form-fields.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { FieldWidget } from '../field-widget.ts';
import { ChoicesWidget, ChoiceWidget } from './choice-widgets.tsx';
import { GroupWidget, ShapesWidget } from './group-widgets.tsx';
import { ListWidget } from './list-widget.tsx';
import { CentsWidget, NumberWidget } from './number-widgets.tsx';
import { PictureWidget } from './picture-widget.tsx';
import { ReferencesWidget, ReferenceWidget } from './reference-widgets.tsx';
import { DateWidget, LinesWidget, LineWidget, SwitchWidget, WordsWidget } from './text-widgets.tsx';

/** One widget for each kind of field that a schema makes. A kind without one doesn't compile. */
export const widgets: Readonly<Record<FormField['kind'], FieldWidget>> = {
  line: LineWidget,
  lines: LinesWidget,
  date: DateWidget,
  number: NumberWidget,
  cents: CentsWidget,
  switch: SwitchWidget,
  rule: lazyPart(() => import('./rule-widget.tsx'), 'The editor of the rule'),
  picture: PictureWidget,
  words: WordsWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  reference: ReferenceWidget,
  references: ReferencesWidget,
  list: ListWidget,
  group: GroupWidget,
  shapes: ShapesWidget,
};
