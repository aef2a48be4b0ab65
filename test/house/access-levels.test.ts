import { describe, expect, it } from 'vitest';
import { staffAccess } from '#shared/model/enumerations/people.ts';
import { filesIn, folders, isCode, isTest, linesWith, type SourceFile } from './source-files.ts';

/** The rule's own folder, and the sample data. */
const isExempt = ({ path }: SourceFile) => path.startsWith('shared/access/') || path.startsWith('world/');
const product = folders.flatMap(filesIn).filter((file) => isCode(file) && !isTest(file) && !isExempt(file));

const level = `['"](?:${staffAccess.values.join('|')})['"]`;

/** "staff" is also a kind of member and a side of a case, so alone it says nothing about a level. */
const plainLevel = `['"](?:${staffAccess.values.filter((value) => value !== 'staff').join('|')})['"]`;

/** Code that decides by the name of a level instead of by a permission. */
const decisions: readonly RegExp[] = [
  new RegExp(`(?:[!=]==?)\\s*${plainLevel}`),
  new RegExp(`${plainLevel}\\s*(?:[!=]==?)`),
  new RegExp(`\\b[aA]ccess\\b\\)?\\s*[!=]==?\\s*${level}`),
  new RegExp(`\\bcase ${plainLevel}:`),
  new RegExp(`\\[[^\\]]*${plainLevel}[^\\]]*\\](?:\\s*as const\\))?\\.(?:includes|indexOf|some)`),
  new RegExp(`new Set[^(]*\\(\\[[^\\]]*${plainLevel}`),
  new RegExp(`${plainLevel}:\\s*(?:\\d|true|false)`),
];
const decides = (line: string) => decisions.some((pattern) => pattern.test(line));

/** Tables that say something about each level: its label and its words. */
const tables = ['shared/model/enumerations/people.ts', 'shared/team/access-words.ts'];

describe('access levels', () => {
  it('are compared only in shared/access', () => {
    expect(decisions.flatMap((pattern) => linesWith(product, pattern))).toEqual([]);
  });

  it('have no tables except their labels and words', () => {
    const isTable = /(?:Record<|in )(?:StaffAccess|(?:Membership|Member|StaffMember)\['access'\])/;
    expect(linesWith(product, isTable).filter((line) => !tables.some((path) => line.startsWith(path)))).toEqual([]);
  });

  it.each([
    "if (membership.access === 'view-only') return;",
    "return access !== 'owner';",
    "const may = 'admin' === level;",
    "const isPlain = member.access === 'staff';",
    "const may = ['owner', 'admin'].includes(access);",
    "const ranks = { 'view-only': 0, staff: 1 };",
    "  case 'view-only':",
  ])('would be found in %s', (line) => {
    expect(decides(line)).toBe(true);
  });

  it.each(["    access: 'owner',", "given(old, 'admin')", "sight === 'staff' ? row : seen", "member.kind === 'staff'"])(
    'are not what %s means',
    (line) => {
      expect(decides(line)).toBe(false);
    },
  );
});
