/** Returns a plain, readable id: `id('a1')`. */
export const id = (name: string): string =>
  `00000000-0000-4000-8000-${[...name]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .padStart(12, '0')
    .slice(-12)}`;
