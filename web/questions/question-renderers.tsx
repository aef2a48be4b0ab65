import type { ReactNode } from 'react';
import type { FieldType } from '#shared/model/enumerations/question.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { BooleanWidget, CheckboxListWidget, ManyWidget, RadioListWidget, RadioWidget, SelectWidget } from './choice-widgets.tsx';
import { MessageWidget } from './message-widget.tsx';
import { NumberWidget } from './number-widget.tsx';
import type { Renderer, WidgetProps } from './renderer.ts';
import { WordsWidget } from './words-widget.tsx';

/** Shows a placeholder for a widget whose code is loading. */
export const waitingWidget = (
  <div data-waiting className="min-h-11 rounded-control bg-sunken px-3.5 py-2 text-muted" aria-hidden="true">
    Loading...
  </div>
);

function question(load: () => Promise<{ default: (props: WidgetProps) => ReactNode }>): Widget {
  const Part = lazyPart(load, 'This question');
  return (props) => <Part {...props} fallback={waitingWidget} />;
}

// Large or rare: their code loads with the first question of their kind.
const loadCarousels = () => import('./carousel-widget.tsx');
const SmallCarouselWidget = question(async () => ({ default: (await loadCarousels()).SmallCarouselWidget }));
const LargeCarouselWidget = question(async () => ({ default: (await loadCarousels()).LargeCarouselWidget }));
const ManyCarouselWidget = question(async () => ({ default: (await loadCarousels()).ManyCarouselWidget }));
const loadParts = () => import('./part-widgets.ts');
const DateWidget = question(async () => ({ default: (await loadParts()).DateWidget }));
const DateTimeWidget = question(async () => ({ default: (await loadParts()).DateTimeWidget }));
const LengthWidget = question(async () => ({ default: (await loadParts()).LengthWidget }));
const TimeWidget = question(async () => ({ default: (await loadParts()).TimeWidget }));
const AddressWidget = question(() => import('./address-widget.tsx'));
const MerchandiseWidget = question(() => import('./merchandise-widget.tsx'));
const SignatureWidget = question(() => import('./signature-widget.tsx'));

type Widget = React.ComponentType<WidgetProps>;

const typed = (Widget: Widget): Renderer => ({ frame: 'field', isTyped: true, isNarrow: true, Widget });
const typedGroup = (Widget: Widget): Renderer => ({ frame: 'group', isTyped: true, isNarrow: false, Widget });
const chosen = (Widget: Widget): Renderer => ({ frame: 'group', isTyped: false, isNarrow: false, Widget });
const selected: Renderer = { frame: 'field', isTyped: false, isNarrow: true, Widget: SelectWidget };
const narrow = (renderer: Renderer): Renderer => ({ ...renderer, isNarrow: true });

/** The renderer of each kind of question. A kind without a widget doesn't compile. */
export const questionRenderers: Readonly<Record<FieldType, Renderer>> = {
  string: typed(WordsWidget),
  integer: typed(NumberWidget),
  decimal: typed(NumberWidget),
  boolean: narrow(chosen(BooleanWidget)),
  date: narrow(typedGroup(DateWidget)),
  time: narrow(typedGroup(TimeWidget)),
  'date-time': typedGroup(DateTimeWidget),
  enum: selected,
  'enum-multiple': chosen(ManyWidget),
  'checkbox-list': chosen(CheckboxListWidget),
  'radio-button': chosen(RadioWidget),
  'radio-button-list': chosen(RadioListWidget),
  'carousel-list-small': chosen(SmallCarouselWidget),
  'carousel-list-large': chosen(LargeCarouselWidget),
  'multi-select-carousel': chosen(ManyCarouselWidget),
  'merchandise-item-list': typedGroup(MerchandiseWidget),
  address: typedGroup(AddressWidget),
  'display-message': { frame: 'bare', isTyped: false, isNarrow: false, Widget: MessageWidget },
  'system-dropdown': selected,
  length: narrow(typedGroup(LengthWidget)),
  weight: typed(NumberWidget),
  percent: typed(NumberWidget),
  distance: typed(NumberWidget),
  temperature: typed(NumberWidget),
  currency: typed(NumberWidget),
  signature: typedGroup(SignatureWidget),
  initials: typedGroup(SignatureWidget),
};
