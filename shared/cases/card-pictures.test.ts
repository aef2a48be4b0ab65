import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseQuestionPage } from '../model/enumerations/question.ts';
import { cardPicturePath, cardPictures } from './card-pictures.ts';

describe("the pictures of a case's pages", () => {
  it.each(caseQuestionPage.values)('exist where the app serves them: %s', (page) => {
    const file = new URL(`../../web/public${cardPicturePath(page)}`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(cardPictures[page]);
  });
});
