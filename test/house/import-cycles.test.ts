import { describe, expect, it } from 'vitest';
import { cyclesIn, importsOf, importsOfFolders } from './imports.ts';
import { filesIn, folders } from './source-files.ts';

const everything = folders.flatMap(filesIn);
/** Tests beside the code may import from any folder. */
const isBeside = ({ path }: { path: string }) => /\.test\.tsx?$/.test(path) && !path.startsWith('test/');

describe('imports', () => {
  const imports = importsOf(everything);

  it('are all read', () => {
    expect(imports.size).toBeGreaterThan(1000);
    expect(imports.get('test/house/imports.ts')).toContain('test/house/source-files.ts');
  });

  it('never lead from a file back to itself, including type imports', () => {
    expect(cyclesIn(imports)).toEqual([]);
  });

  it('never lead from a folder to its sibling and back, at any depth of a layer', () => {
    expect(cyclesIn(importsOfFolders(importsOf(everything.filter((file) => !isBeside(file)))))).toEqual([]);
  });
});

describe('the search for cycles', () => {
  const sample = (files: Record<string, string>) => importsOf(Object.entries(files).map(([path, text]) => ({ path, text })));

  it('finds a cycle through a type, an alias, and code that is loaded later', () => {
    const imports = sample({
      'web/a.ts': "import type { B } from './b.ts';",
      'web/b.ts': "const load = () => import('#web/parts/c.ts');",
      'web/parts/c.ts': "export { a } from '../a.ts';",
      'web/d.ts': "import './a.ts';",
    });
    expect(cyclesIn(imports)).toEqual(['web/a.ts > web/b.ts > web/parts/c.ts > web/a.ts']);
  });

  it('finds folders that import each other even if no file does', () => {
    const imports = sample({
      'web/screens/cases/a.ts': "import '../family/b.ts';",
      'web/screens/family/b.ts': '',
      'web/screens/family/my-case/c.ts': "import '../../cases/d.ts';",
      'web/screens/cases/d.ts': "import '#shared/values/ids.ts';",
      'shared/values/ids.ts': '',
    });
    expect(cyclesIn(imports)).toEqual([]);
    expect(cyclesIn(importsOfFolders(imports))).toEqual(['web/screens/cases > web/screens/family > web/screens/cases']);
  });

  it('lets a folder and the files directly in its parent import each other', () => {
    const imports = sample({
      'web/a.ts': "import './parts/b.ts';",
      'web/parts/b.ts': "import '../c.ts';",
      'web/c.ts': '',
    });
    expect(cyclesIn(importsOfFolders(imports))).toEqual([]);
  });
});
