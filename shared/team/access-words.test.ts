import { expect, it } from 'vitest';
import { accessLevels } from '../access/access-levels.ts';
import type { Permission } from '../access/permissions.ts';
import { accessWords } from './access-words.ts';

const [seen, , unseen] = accessWords('bookkeeper').split('. ');

it.each<[string, Permission]>([
  ['cases and their tasks', 'cases.read'],
  ['the calendar', 'cases.read'],
  ['prices', 'prices.read'],
  ['packages', 'prices.read'],
  ['reports', 'reports.read'],
  ['records payments', 'payments.change'],
  ['messages', 'messages.read'],
  ['the team', 'team.read'],
  ['profile', 'location.read'],
])('says of a bookkeeper and %s what %s says', (words, permission) => {
  expect(accessLevels.bookkeeper[permission] ? seen : unseen).toContain(words);
});
