import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseQuestionPage } from '../model/enumerations/question.ts';
import { cardPicturePath, cardPictures } from './card-pictures.ts';

describe('the pictures of the pages of a case', () => {
  it.each(caseQuestionPage.values)('lie where the app serves them: %s', (page) => {
    const file = new URL(`../../web/public${cardPicturePath(page)}`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(cardPictures[page]);
  });
});
