import { describe, expect, it } from 'vitest';
import { generateWorld } from '#world/generate.ts';
import { faqByPage, faqPageName, pagesByStep, pagesWithFaq, valuesByState } from './overviews.ts';

const { catalog } = generateWorld();

describe('questions and answers by page', () => {
  it('name every page, those without any first', () => {
    const [filled] = catalog.faq;
    const pages = faqByPage(filled ? [filled, { page: 'elsewhere', isActive: false }] : []);
    expect(pages.at(-1)).toMatchObject({ id: filled?.page, count: 1 });
    expect(pages.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
    expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining([...pagesWithFaq, 'elsewhere']));
  });

  it('call steps of the planner by their titles, and screens by their names, each differently', () => {
    expect(['service-preferences', 'case-pages', '/', ''].map(faqPageName)).toEqual(['Planner: Wishes', 'Case pages', '/', '']);
    expect(new Set(pagesWithFaq.map(faqPageName)).size).toBe(pagesWithFaq.length);
  });
});

describe('gaps', () => {
  it('are steps without a page, and served states without values', () => {
    const pages = pagesByStep([{ step: 'timing' }]);
    expect(pages).toHaveLength(15);
    expect(pages.filter(({ count }) => count === 0)).toHaveLength(14);
    const cited = { value: 3, citation: 'A clause', checkedOn: '2026-11-01' };
    const [gap, known] = valuesByState([
      { id: '1', code: 'MA', isServed: true, retentionYears: cited },
      { id: '2', code: 'ME', isServed: true },
      { id: '3', code: 'VT', isServed: false },
    ]);
    expect([gap, known]).toMatchObject([
      { id: '2', count: 0 },
      { id: '1', count: 1 },
    ]);
  });
});
