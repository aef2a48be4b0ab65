// The zod schemas of the value kinds, separate from the functions so that a page that only formats ships no validator. All of them keep their type (no
// transform), so that the OpenAPI document can show them.
import * as z from 'zod';
import { isCountryCode } from './countries.ts';
import { isCalendarDate, isInstant, isTimeZone } from './dates.ts';
import { emailPattern, isEmail, MAX_EMAIL } from './email.ts';
import { guidPattern } from './ids.ts';
import { MAX_CENTS } from './money.ts';
import { hasWebsite, hasWord, NO_WORD, WEBSITE_IN_NAME } from './name-rules.ts';
import { isValidPhone, maskPhone } from './phone.ts';
import { stateCodes } from './state-codes.ts';
import { isReadingStored } from './stored-text.ts';
import { linesPattern, saysSomething, tidyText, withoutHiddenCharacters, withoutStackedMarks } from './tidy-text.ts';
import { HIDDEN_CHARACTERS, linePattern, STACKED_MARKS, stackedMarks, unifyLineBreaks } from './typed-text.ts';

/** The words beside an empty required field. */
export const REQUIRED = 'Required';

/** What is wrong with a text that should be an id. */
export const NOT_AN_ID = 'Not an id';

// Checks go in one call, since each call copies the schema.

/** Describes integer US cents, zero or more. */
export const cents = z.int().min(0).max(MAX_CENTS).meta({ description: 'integer US cents' });

/** Describes integer US cents of either sign (differences, adjustments). */
export const signedCents = z.int().min(-MAX_CENTS).max(MAX_CENTS).meta({ description: 'integer US cents, negative allowed' });

/** Describes a GUID, stored in lowercase. */
export const guid = z.string().check(z.regex(guidPattern, NOT_AN_ID), z.toLowerCase()).meta({ format: 'uuid' });

/** Describes a day that exists, `YYYY-MM-DD`. */
export const calendarDate = z
  .string()
  .refine(isCalendarDate, 'Not a date')
  .meta({ format: 'date', description: 'calendar date YYYY-MM-DD, without a time zone' });

/** Describes a moment in UTC with milliseconds, as `Date.toISOString` writes it. */
export const instant = z
  .string()
  .refine(isInstant, 'Not a moment')
  .meta({ format: 'date-time', description: 'UTC, YYYY-MM-DDTHH:mm:ss.sssZ' });

/** Describes an IANA time zone (`America/New_York`). */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Not a time zone');

/** Describes an email address, trimmed and in lowercase; an empty one is `Required`, any other fault `Invalid Email`. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: REQUIRED, abort: true }),
    z.maxLength(MAX_EMAIL),
    z.regex(emailPattern, { error: 'Invalid Email', abort: true }),
    z.refine(isEmail, 'Invalid Email'),
  )
  .meta({ format: 'email' });

/** Describes a complete US phone number in any usual form, stored as `(###) ###-####`. */
export const phone = z
  .string()
  .check(
    z.trim(),
    z.maxLength(20),
    z.refine(isValidPhone, { error: 'Invalid phone number', abort: true }),
    z.overwrite(maskPhone),
  )
  .meta({ description: 'US phone number, answered as (###) ###-####', examples: ['(555) 555-5555'] });

/** Describes a phone field that may stay empty (`''`). */
export const optionalPhone = z
  .string()
  .check(
    z.trim(),
    z.maxLength(20),
    z.refine((text) => text === '' || isValidPhone(text), { error: 'Invalid phone number', abort: true }),
    z.overwrite(maskPhone),
  )
  .meta({ description: 'US phone number or empty, answered as (###) ###-####' });

/** Describes an email field that may stay empty (`''`). */
export const optionalEmail = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_EMAIL),
    z.refine((text) => text === '' || isEmail(text), { error: 'Invalid Email', abort: true }),
  )
  .meta({ description: 'email address or empty' });

type Message = string | { error: () => string };

/** Says that a text is too long. Formats the number only when someone reads it: the first `toLocaleString` of a process takes 10 ms, in every cold Lambda. */
export const tooLong = (max: number): Message => ({ error: () => `Use ${max.toLocaleString('en-US')} characters or fewer` });

/** Tidies text that is typed; stored text only loses what hides or reorders it. */
const tidy = (text: string): string => (isReadingStored() ? withoutHiddenCharacters(text).trim() : tidyText(text));

/** Tidies like `tidy`, without stored accents that reach into the neighboring lines. */
const tidyLine = (text: string): string => (isReadingStored() ? withoutStackedMarks(tidy(text).normalize()) : tidy(text));

/** Applies a rule only to text that is typed and not empty; empty text has its own message. */
const typed = (rule: (text: string) => boolean) => (text: string) => text === '' || isReadingStored() || rule(text);

/** Builds one schema per length. Schemas are immutable, so fields share them, and building schemas is most of a Lambda's startup work. */
function oncePerLength<Schema>(build: (max: number) => Schema): (max: number) => Schema {
  const built = new Map<number, Schema>();
  return (max) => {
    const schema = built.get(max) ?? build(max);
    built.set(max, schema);
    return schema;
  };
}

const hasNoStackedMarks = (text: string): boolean => !stackedMarks.test(text);

const buildLine = (max: number, long: Message) =>
  z
    .string()
    .check(
      z.overwrite(tidyLine),
      z.normalize(),
      z.maxLength(max, long),
      z.regex(linePattern, HIDDEN_CHARACTERS),
      z.refine(hasNoStackedMarks, STACKED_MARKS),
    );
const plainLine = oncePerLength((max) => buildLine(max, tooLong(max)));

/**
 * Describes one line of text that may be empty: tidied, no hidden characters, at most `max` UTF-16 units as stored, since some characters grow when they
 * are composed.
 */
export const line = (max: number, long?: Message) => (long === undefined ? plainLine(max) : buildLine(max, long));

const buildRequiredLine = (max: number, message: string, long?: Message) =>
  line(max, long).check(z.minLength(1, message), z.refine(typed(hasWord), NO_WORD));
const plainRequiredLine = oncePerLength((max) => buildRequiredLine(max, REQUIRED));

/** Describes one line that is read as a word: a name, title, or label with at least one visible letter or digit. `message` is shown beside an empty one. */
export const requiredLine = (max: number, message: string = REQUIRED, long?: Message) =>
  message === REQUIRED && long === undefined ? plainRequiredLine(max) : buildRequiredLine(max, message, long);

const isNoWebsite = typed((text) => !hasWebsite(text));

/** Describes the name of a person or a home: one line that is read as a word, without the address of a website. */
export const nameLine = (max: number, message: string = REQUIRED) =>
  requiredLine(max, message).check(z.refine(isNoWebsite, WEBSITE_IN_NAME));

/** Describes a name that may be empty, such as a middle name. */
export const optionalNameLine = (max: number) => line(max).check(z.refine(isNoWebsite, WEBSITE_IN_NAME));

/** Describes a given or family name in any script, 1 to 64 characters. `label` is the word on the screen. */
export const personNameSchema = (label: string) => nameLine(64, `${label} is required.`);

/** Describes several lines of text that may be empty: tidied, line breaks as `\n`, no hidden characters, and no accents stacked over other lines. */
export const lines = oncePerLength((max) =>
  z.string().check(
    z.overwrite((text) => tidyLine(unifyLineBreaks(text))),
    z.normalize(),
    z.maxLength(max, tooLong(max)),
    z.regex(linesPattern, HIDDEN_CHARACTERS),
    z.refine(hasNoStackedMarks, STACKED_MARKS),
  ),
);

/** Describes several lines that say something: a word or an emoji. `message` is shown beside empty ones. */
export const requiredLines = (max: number, message: string = REQUIRED) =>
  lines(max).check(z.minLength(1, message), z.refine(typed(saysSomething), NO_WORD));

/** Describes text that code composes from what people typed. Each part is limited where it is saved, so the whole stays far below this. */
export const composedText = z.string().max(20_000);

/** Describes a file's SHA-256 in hexadecimal digits. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'Not a SHA-256');

/** Describes a stored web address with http or https. `isPublicWebAddress` checks typed ones, and those that become links for families. */
export const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(2048);

/** Describes a two-letter code of the US postal service. */
export const stateCode = z.enum(stateCodes);

/** Describes an ISO 3166-1 code of two letters. */
export const countryCode = z.string().length(2).refine(isCountryCode, 'Not a country');

/** Describes a US ZIP code, five digits or ZIP+4. */
export const zipCode = z.string().regex(/^\d{5}(-\d{4})?$/, 'Not a ZIP code');

/**
 * Returns whether a coordinate can be stored. None needs less than a millionth of a millimeter, and the table can't store a number as small as JSON can
 * write.
 */
const isMeasurable = (degrees: number): boolean => degrees === 0 || Math.abs(degrees) > 1e-14;

/** Describes degrees north. */
export const latitude = z.number().min(-90).max(90).refine(isMeasurable, 'Not a latitude');

/** Describes degrees east. */
export const longitude = z.number().min(-180).max(180).refine(isMeasurable, 'Not a longitude');

/** Describes how often a stored row was written. A save sends the one it has seen, and a stale one is a 409. No row is written a billion times. */
export const version = z.int().min(1).max(1_000_000_000);

/** Describes the rating of a review or a home: 0 (none) to 5 stars. */
export const rating = z.number().min(0).max(5);
