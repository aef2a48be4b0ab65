/** Runs the sample in a separate process, to be killed: `node run-sample.ts <assembly> <stateDir>`. Prints one line of JSON when ready. */
import { startCloud } from '#infra/local/index.ts';

const [cdkOut = '', stateDir = ''] = process.argv.slice(2);
try {
  const cloud = await startCloud({ cdkOut, port: 0, stateDir, redeliverySeconds: 0.05 });
  process.stdout.write(
    `${JSON.stringify({ url: cloud.url, env: cloud.env, controlUrl: cloud.controlUrl, outputs: cloud.outputs })}\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).name}: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
