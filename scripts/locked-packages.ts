/** A package as package-lock.json (version 3) has it. */
type LockedPackage = {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type Lock = { lockfileVersion: number; packages: Record<string, LockedPackage> };

/** Where a package finds another: in its own folder or in one around it, as Node looks. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in lock.packages) return place;
    if (folder === '') return undefined;
  }
}

/** Of a lock what these packages need and nothing else, for every system: the same versions and hashes, so that what is shipped is what was tested. */
export function lockOf(lock: Lock, names: readonly string[]): Lock {
  const kept: Lock['packages'] = {};
  const wanted = names.map((name) => ({ from: '', name }));
  for (const { from, name } of wanted) {
    const place = placeOf(lock, from, name);
    const locked = place === undefined ? undefined : lock.packages[place];
    if (place === undefined || !locked || place in kept) continue;
    kept[place] = locked;
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      wanted.push({ from: place, name: next });
  }
  const versions = names.map((name) => [name, kept[`node_modules/${name}`]?.version ?? '']);
  return { lockfileVersion: lock.lockfileVersion, packages: { '': { dependencies: Object.fromEntries(versions) }, ...kept } };
}
