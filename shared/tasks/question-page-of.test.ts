import { describe, expect, it } from 'vitest';
import { questionPageOf } from './question-page-of.ts';

describe('the page of questions of a task', () => {
  it("is the one that its route shows, under the questions' name for it", () => {
    const pages = ['case-details', 'obituary/personal-details', 'veteran-benefits', 'payment-details', 'constructor', undefined];
    expect(pages.map((page) => questionPageOf(page === undefined ? {} : { page }))).toEqual([
      'case-details',
      'obituary',
      'veteran',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
