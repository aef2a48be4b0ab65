import { createContext, useContext, useEffect } from 'react';
import type { FaqPage } from '#shared/model/faq-pages.ts';

/** Lets a screen tell the frame around it which questions and answers its help button opens. */
export const HelpTopicContext = createContext<(topic: FaqPage | null) => void>(() => undefined);

/** Opens these questions and answers from the frame's help button while the screen shows. */
export const useHelpTopic = (topic: FaqPage | undefined): void => {
  const setTopic = useContext(HelpTopicContext);
  useEffect(() => {
    setTopic(topic ?? null);
    return () => setTopic(null);
  }, [topic, setTopic]);
};
