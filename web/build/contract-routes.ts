import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:contract-routes';
const RESOLVED = `\0${VIRTUAL}`;

/** Runs in a process of its own, so that a changed contract is read afresh; prints only what a caller needs. */
const printRoutes = `
  import { minifyContractRouter } from '@orpc/contract';
  import { contract } from '#shared/contract/index.ts';
  const lean = (node) => {
    if (!node['~orpc']) return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, lean(child)]));
    const { meta, route: { method, path, inputStructure, outputStructure } } = node['~orpc'];
    return { '~orpc': { errorMap: {}, meta, route: { method, path, inputStructure, outputStructure } } };
  };
  process.stdout.write(JSON.stringify(lean(minifyContractRouter(contract))));
`;

/** Gives the browser the contract without its schemas (oRPC's minified contract, and of that only method, path and access). */
export const contractRoutes = (root: string): Plugin => ({
  name: 'yarrow:contract-routes',
  resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
  async load(id) {
    if (id !== RESOLVED) return undefined;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', printRoutes], { cwd: root });
    return `export default JSON.parse(${JSON.stringify(stdout)});`;
  },
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(`${root}/shared/contract/`)) return;
    const module = server.moduleGraph.getModuleById(RESOLVED);
    if (module) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'full-reload' });
  },
});
