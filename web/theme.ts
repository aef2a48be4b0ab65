import { useSyncExternalStore } from 'react';

/** `system` follows the device. The others are the person's choice, which this browser stores (`public/boot.js` reads it first). */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'yarrow.theme';
const listeners = new Set<() => void>();

/** Returns the chosen theme, as set on the root element. */
const chosenTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

/** Returns whether the dark theme shows now, chosen or as the device has it. */
export const isDarkNow = (): boolean => {
  const theme = chosenTheme();
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
};

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // The choice then applies to this page only.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system');
