import { useState } from 'react';

/** Copies text to the clipboard, and says whether it worked. */
export const useCopy = (refused: string) => {
  const [said, setSaid] = useState('');
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid(refused),
    );
  return { said, copy };
};
