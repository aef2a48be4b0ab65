/** What a template may leave open, and what each is called on the screen. In a template it's written in braces: `{familyName}`. */
export const placeholders = {
  familyName: 'Family’s name',
  homeName: 'Home’s name',
  /** The person who sends it, as in the signature below an email. */
  directorName: 'Sender’s name',
  homePhone: 'Home’s phone',
} as const;
type Placeholder = keyof typeof placeholders;

/** What is known for each placeholder; empty if nothing is. */
type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const inBraces = /\{\s*(\w+)\s*\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

const namesIn = (text: string): string[] => [...new Set([...text.matchAll(inBraces)].map(([, name]) => name as string))];

/** Returns the placeholders that a text still has. A text with any of them may not be sent. */
export const unfilledIn = (text: string): Placeholder[] => namesIn(text).filter(isPlaceholder);

/** Returns names in braces that are no placeholder, as they were typed: nothing would ever fill them in. */
export const unknownIn = (text: string): string[] => namesIn(text).filter((name) => !isPlaceholder(name));

/** Fills in what is known. What isn't stays in its braces, so that the person who sends the text sees it. What is filled in is not filled in again. */
export const fillTemplate = (text: string, values: PlaceholderValues): string =>
  text.replace(inBraces, (braces, name: string) => (isPlaceholder(name) && values[name] !== '' ? values[name] : braces));
