import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#web/session/use-session.ts';
import { workLocation } from '#web/session/work-location.ts';
import { type WhenWords, whenWordsIn } from './when-words.ts';

/** Returns what says when something was: in a home's workspace by the home's clock, wherever the reader is; elsewhere by the browser's. */
export const useWhenWords = (): WhenWords => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const timeZone = workLocation(pathname, user)?.timeZone;
  return useMemo(() => whenWordsIn(timeZone), [timeZone]);
};

/** Says when something was, by the home's clock. */
export const When = ({ at, as = 'whenWords' }: { at: string | Date; as?: keyof WhenWords }) => useWhenWords()[as](at);
