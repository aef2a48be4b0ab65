import { describe, expect, it } from 'vitest';
import { catalog } from '#events/catalog/index.ts';
import { caseEvents } from '#shared/tasks/case-events.ts';

describe('the events that tasks may wait for', () => {
  it('are those of the catalog that are about a case and carry its facts', () => {
    const aboutCases = catalog.filter(({ data }) => 'caseId' in data.shape && 'facts' in data.shape).map(({ name }) => name);
    expect([...caseEvents]).toEqual([...aboutCases].sort());
  });
});
