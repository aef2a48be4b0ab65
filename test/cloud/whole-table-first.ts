import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that read the whole table, or all cases, of the cloud that all files of a project share. After the others have filled it, a scan takes ten
 * seconds and makes everyone wait.
 */
const readers = ['social-security-numbers.test.ts', 'triggers-over-cases.test.ts'];
const isReader = ({ moduleId }: TestSpecification): boolean => readers.includes(basename(moduleId));

/** Runs files in Vitest's order (the longest of the last run first), but those that read the whole table before the others of their project. */
export class WholeTableFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = sorted.filter(isReader);
    const others = sorted.filter((file) => !isReader(file));
    const place = others.findIndex(({ project }) => project === first[0]?.project);
    return place < 0 ? sorted : others.toSpliced(place, 0, ...first);
  }
}
