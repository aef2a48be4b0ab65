import type { ComponentType } from 'react';
import { fillOptions } from '#shared/questions/fill-options.ts';
import type { WidgetProps } from './renderer.ts';

/**
 * Shows the widget of a question that names an enumeration, with its options. Loads only when a question needs it, because it contains every
 * enumeration.
 */
export default function WithNamedOptions({ Widget, question, ...props }: WidgetProps & { Widget: ComponentType<WidgetProps> }) {
  return <Widget {...props} question={fillOptions(question)} />;
}
