import { useLocation } from 'react-router-dom';
import { type NounScreen, nounScreens } from './noun-screens.ts';

/** Returns the screen of a noun that the address is at or below. */
export function nounScreenAt(pathname: string): NounScreen | undefined {
  const address = pathname.toLowerCase().replace(/\/+$/, '');
  return nounScreens.find(({ path }) => address === path.toLowerCase() || address.startsWith(`${path.toLowerCase()}/`));
}

/** Returns the screen of the noun that is open. Only its routes show what asks for it. */
export function useNounScreen(): NounScreen {
  const { pathname } = useLocation();
  const screen = nounScreenAt(pathname);
  if (!screen) throw new Error(`No noun has a screen at ${pathname}.`);
  return screen;
}
