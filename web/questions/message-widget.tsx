import { Banner } from '../ui/banner.tsx';
import type { WidgetProps } from './renderer.ts';

/** `display-message`: text that asks nothing. */
export const MessageWidget = ({ id, label, question }: WidgetProps) => (
  <div id={id}>
    <Banner>
      <p className="whitespace-pre-line">{label}</p>
      {question.helpText && <p className="mt-1 whitespace-pre-line">{question.helpText}</p>}
    </Banner>
  </div>
);
