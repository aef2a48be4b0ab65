import { describe, expect, it } from 'vitest';
import type { ArrangementPage } from '../model/arrangement-page.ts';
import { pageWords } from './page-words.ts';

const page: ArrangementPage = {
  id: '018f4a2b-0000-7000-8000-000000000000',
  step: 'summary',
  title: 'Check the plan',
  myselfTitle: 'Check your plan',
  lead: 'What it costs at {home}.',
  atNeedLead: 'Call {home} at any hour.',
  help: '',
};
const home = { name: 'Harbor Light', pages: [page] };

describe('what a step says', () => {
  it('is its page in the catalog, with the name of the home', () => {
    expect(pageWords(home, 'summary', {})).toEqual({ title: 'Check the plan', lead: 'What it costs at Harbor Light.' });
  });

  it('has its own words for oneself, and after a death', () => {
    expect(pageWords(home, 'summary', { type: 'myself', timing: 'pre-need' })).toEqual({
      title: 'Check your plan',
      lead: 'What it costs at Harbor Light.',
    });
    expect(pageWords(home, 'summary', { timing: 'at-need' }).lead).toBe('Call Harbor Light at any hour.');
  });

  it('is its short name where the catalog has no pages, or none for it', () => {
    expect(pageWords({ name: 'Harbor Light' }, 'timing', {})).toEqual({ title: 'Timing' });
    expect(pageWords(home, 'contacts', {})).toEqual({ title: 'Contacts' });
  });
});
