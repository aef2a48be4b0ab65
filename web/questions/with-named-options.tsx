import type { ComponentType } from 'react';
import { fillOptions } from '#shared/questions/fill-options.ts';
import type { WidgetProps } from './renderer.ts';

/** The widget of a question that names an enumeration, with its options. Loaded only where a question does: it holds every enumeration. */
export default function WithNamedOptions({ Shown, question, ...props }: WidgetProps & { Shown: ComponentType<WidgetProps> }) {
  return <Shown {...props} question={fillOptions(question)} />;
}
