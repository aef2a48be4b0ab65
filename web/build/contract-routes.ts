import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** The calls that any visitor may make, and those of staff and administrators, which load with the first of their screens (`web/work-calls.ts`). */
const modules = { 'virtual:contract-routes': false, 'virtual:work-contract-routes': true };
type Virtual = keyof typeof modules;
const isVirtual = (id: string): id is Virtual => Object.hasOwn(modules, id);
const resolved = (id: Virtual) => `\0${id}`;

/** Runs in a separate process, so that a changed contract is reread, and prints only what a caller needs. */
const printRoutes = (isWork: boolean) => `
  import { minifyContractRouter } from '@orpc/contract';
  import { contract, workGroups } from '#shared/contract/index.ts';
  const groups = Object.entries(contract).filter(([name]) => workGroups.includes(name) === ${isWork});
  const lean = (node) => {
    if (!node['~orpc']) return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, lean(child)]));
    const { meta, route: { method, path, inputStructure, outputStructure } } = node['~orpc'];
    return { '~orpc': { errorMap: {}, meta, route: { method, path, inputStructure, outputStructure } } };
  };
  process.stdout.write(JSON.stringify(lean(minifyContractRouter(Object.fromEntries(groups)))));
`;

/** Gives the browser the contract without its schemas: oRPC's minified contract, and only the method, path, and access. */
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
