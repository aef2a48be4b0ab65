import { useEffect } from 'react';

/** The browser asks before a page with unsaved words is closed or reloaded. */
export const useUnloadWarning = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
};
