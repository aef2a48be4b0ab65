// Rules for names, apart from the schemas, so that the planner checks names without loading a validator.

/** The words beside a name or title without anything to read. */
export const NO_WORD = 'Use at least one letter or number';

/** Checks that a name, title, or label has a letter or digit that can be seen; Hangul fillers are letters that can't. */
export const hasWord = (text: string): boolean => /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);

/** The words beside a name with the address of a website in it, which would become a link in the subjects of emails to strangers. */
export const WEBSITE_IN_NAME = 'A name can’t include the address of a website';

/** Matches the beginning of an address as people write it out. */
const writtenOut = /https?:|:\/\/|\bwww\d?[.．。｡]/i;

/** Endings that mail programs turn into links and that no name has after a dot. */
const endings =
  'com|net|org|info|biz|edu|gov|xyz|top|site|online|shop|store|club|app|dev|link|click|live|pro|tech|icu|vip|cloud|website|space|page';
const endsAsAddress = new RegExp(`[\\p{L}\\p{N}][.．。｡](?:${endings})(?![\\p{L}\\p{N}])`, 'iu');

/** Countries' endings, after a label that is too long for an initial or a title: "bit.ly", and not "J.de Vries" or "St.Me". */
const countries = 'co|io|us|uk|ru|cn|me|tv|cc|ly|gg|ai|eu|fr|nl|it|es|pl|br|ca|au|ch|jp|kr|tk|ml|ga|cf|gq|ws|su|ua|gl|in';
const endsAsCountry = new RegExp(`[\\p{L}\\p{N}-]{3,}[.．。｡](?:${countries})(?![\\p{L}\\p{N}])`, 'iu');

/** Tells whether a name has the address of a website in it. "St. John", "O'Neil", "J.R. Smith", and "Jr." don't. */
export const hasWebsite = (name: string): boolean =>
  writtenOut.test(name) || endsAsAddress.test(name) || endsAsCountry.test(name);
