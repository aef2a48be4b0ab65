import { withoutHiddenCharacters, withoutStackedMarks } from '#shared/values/tidy-text.ts';
import { unifyLineBreaks } from '#shared/values/typed-text.ts';

/**
 * Makes text that someone outside wrote in an email or a text message what typed text is: line breaks as `\n`, tabs but no other controls, and nothing that
 * hides or reverses what follows.
 */
export const receivedText = (text: string): string =>
  withoutStackedMarks(
    withoutHiddenCharacters(unifyLineBreaks(text))
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .normalize(),
  )
    .trim()
    .toWellFormed();

/** Cuts received text to the most that we keep of it, without half of a character at its end. */
export const cutTo = (text: string, most: number): string => text.slice(0, most).toWellFormed();
