/** A package as package-lock.json (version 3) has it. */
type LockedPackage = {
  version?: string;
  /** Where npm installs it, if not everywhere. */
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type Lock = { lockfileVersion: number; packages: Record<string, LockedPackage> };

/** Returns where a package finds another: in its own folder or in one around it, as Node looks. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in lock.packages) return place;
    if (folder === '') return undefined;
  }
}

/** Returns the part of a lock that these packages need, for every system: the same versions and hashes, so that what is shipped is what was tested. */
export function lockOf(lock: Lock, names: readonly string[]): Lock {
  const packages: Lock['packages'] = {};
  const wanted = names.map((name) => ({ from: '', name }));
  for (const { from, name } of wanted) {
    const place = placeOf(lock, from, name);
    const locked = place === undefined ? undefined : lock.packages[place];
    if (place === undefined || !locked || place in packages) continue;
    packages[place] = locked;
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      wanted.push({ from: place, name: next });
  }
  const versions = names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? '']);
  return { lockfileVersion: lock.lockfileVersion, packages: { '': { dependencies: Object.fromEntries(versions) }, ...packages } };
}

/** The systems that `npm start` and `npm test` run on. */
const systems = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
] as const;

/** These exist only for some systems on purpose: elsewhere DynamoDB Local runs, and files are watched by Node. */
const forSome = ['@dynoxide/linux-x64', 'fsevents'];

type System = (typeof systems)[number];
const allows = (list: string[] | undefined, one: string) => list === undefined || list.includes(one);
const fits = ({ os, cpu, libc }: LockedPackage, system: System) =>
  allows(os, system.os) && allows(cpu, system.cpu) && allows(libc, 'glibc');

/**
 * Names every package whose native code isn't locked for each of the systems. npm leaves other systems' packages out when it updates a lock beside
 * installed packages, and then `npm ci` gives a package without its native code there.
 */
export function missingNative(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([place, locked]) => {
    const names = Object.keys(locked.optionalDependencies ?? {}).filter((name) => !forSome.includes(name));
    const found = names.map((name) => lock.packages[placeOf(lock, place, name) ?? '']);
    const unlocked = names.filter((_, index) => found[index] === undefined);
    const native = found.filter((each) => each?.os !== undefined || each?.cpu !== undefined) as LockedPackage[];
    const unfit = systems.filter(
      (system) => native.length > 0 && fits(locked, system) && !native.some((each) => fits(each, system)),
    );
    return [...unlocked, ...unfit.map(({ os, cpu }) => `${os}-${cpu}`)].map((what) => `${place} lacks ${what}`);
  });
}
