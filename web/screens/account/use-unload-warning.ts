import { useEffect } from 'react';

/** Makes the browser ask before a page with unsaved text is closed or reloaded. */
export const useUnloadWarning = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
};
