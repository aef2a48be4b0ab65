import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/**
 * The calls that any visitor may make, those of documents (`web/document-calls.ts`), those of staff, which load with the first of their screens
 * (`web/work-calls.ts`), and those that only administrators make (`web/system-calls.ts`), with the test of which groups are theirs.
 */
const modules = {
  'virtual:contract-routes': '!isWork(name) && !isOfDocuments(name)',
  'virtual:document-contract-routes': 'isOfDocuments(name)',
  // Some of the same again: a file that both load would be the one of a case's documents, with all that they need.
  'virtual:signing-contract-routes': "isOfDocuments(name) && name !== 'caseDocuments'",
  'virtual:work-contract-routes': 'isWork(name) && !isSystem(name)',
  'virtual:system-contract-routes': 'isWork(name) && isSystem(name)',
};
type Virtual = keyof typeof modules;
const isVirtual = (id: string): id is Virtual => Object.hasOwn(modules, id);
const resolved = (id: Virtual) => `\0${id}`;

/** Runs in a separate process, so that a changed contract is reread, and prints only what a caller needs. */
const printRoutes = (test: string) => `
  import { contract, documentGroups, workGroups } from '#shared/contract/index.ts';
  const isWork = (name) => workGroups.includes(name);
  const isOfDocuments = (name) => documentGroups.includes(name);
  const isSystem = (name) => name.startsWith('system');
  const routeOf = ({ '~orpc': { meta, route } }) => [
    route.method,
    route.path,
    meta.access,
    ...(meta.idempotency === 'required' ? [true] : []),
  ];
  const mapped = (object, map) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
  const groups = Object.fromEntries(Object.entries(contract).filter(([name]) => ${test}));
  process.stdout.write(JSON.stringify(mapped(groups, (calls) => mapped(calls, routeOf))));
`;

/** Gives the browser the contract without its schemas: only the method, path, and access of each call, and whether it needs a key. */
export const contractRoutes = (root: string): Plugin => ({
  name: 'yarrow:contract-routes',
  resolveId: (id) => (isVirtual(id) ? resolved(id) : undefined),
  async load(id) {
    const name = id.slice(1);
    if (!id.startsWith('\0') || !isVirtual(name)) return undefined;
    const script = printRoutes(modules[name]);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: root });
    return `export default JSON.parse(${JSON.stringify(stdout)});`;
  },
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(`${root}/shared/contract/`)) return;
    for (const name of Object.keys(modules).filter(isVirtual)) {
      const module = server.moduleGraph.getModuleById(resolved(name));
      if (module) server.moduleGraph.invalidateModule(module);
    }
    server.ws.send({ type: 'full-reload' });
  },
});
