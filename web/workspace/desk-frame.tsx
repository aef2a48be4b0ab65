import { type CSSProperties, type ReactNode, useState } from 'react';
import { Outlet } from 'react-router-dom';
import type { Display } from '#shared/contract/session.ts';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { CONTENT } from '#web/shell/shell.tsx';
import { HelpTopicContext } from './desk-context.ts';

/** Height of the bar, which sticky parts of screens stop at. A phone's other bar is `--phone-bar`. */
const bar = { '--desk-bar': '3.25rem' } as CSSProperties;

export type DeskFrameProps = {
  density: Display['density'];
  /** The bar at the top; the screen may have named its own questions and answers. */
  bar: (topic: FaqPage | null) => ReactNode;
  rail: ReactNode;
  phoneBar: ReactNode;
  /** What opens over any screen. */
  dialogs: ReactNode;
};

/** The frame of a workspace: as wide as the window. Prints nothing of itself. */
export const DeskFrame = ({ density, rail, phoneBar, dialogs, ...props }: DeskFrameProps) => {
  const [topic, setTopic] = useState<FaqPage | null>(null);
  return (
    <HelpTopicContext value={setTopic}>
      <div style={bar} data-density={density} className="flex min-h-dvh flex-col">
        {props.bar(topic)}
        <div className="flex flex-1">
          {rail}
          <main id={CONTENT} tabIndex={-1} className="min-w-0 flex-1 pb-(--phone-bar) print:pb-0">
            <Outlet />
          </main>
        </div>
        {phoneBar}
        {dialogs}
      </div>
    </HelpTopicContext>
  );
};
