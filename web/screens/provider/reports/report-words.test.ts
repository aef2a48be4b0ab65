import { expect, it } from 'vitest';
import { reportOver } from '#shared/reports/index.ts';
import { answerFigures, callFigure, chartWords, durationWords, reportFile } from './report-words.ts';

const counts = { calls: 4, 'case-at-need-cremation': 3, plans: 3, 'plans-accepted': 2, answered: 2, 'answer-minutes': 150 };
const report = reportOver([{ month: '2026-02', counts }], '2026-03-10', 2026);

it.each([
  [1, '1 min'],
  [60, '1 hour'],
  [75, '1.3 hours'],
  [2880, '2 days'],
])('says %d minutes as %s', (minutes, words) => expect(durationWords(minutes)).toBe(words));

it('describes a chart in one sentence', () => {
  expect(chartWords(report, callFigure)).toBe('Calls by month: 4 in all, the most 4 in Feb 2026.');
  expect(chartWords(report, answerFigures.messages)).toBe('Messages by month: 0 in all.');
});

it('makes a file with a line for each month, the totals last, and numbers a spreadsheet can add', () => {
  const { heading, rows } = reportFile(report);
  expect(rows.map(([month]) => month)).toEqual(['2026-01', '2026-02', '2026-03', 'Total']);
  const total = Object.fromEntries(heading.map((name, at) => [name, rows[3]?.[at]]));
  expect(total).toMatchObject({ Calls: '4', 'At-need: Cremation': '3', 'Conversion (%)': '67', 'Average time (minutes)': '75' });
  expect(rows[0]?.[heading.indexOf('Conversion (%)')]).toBe('');
});
