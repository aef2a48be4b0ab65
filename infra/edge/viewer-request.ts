import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const source = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Returns route-app-paths.js, with what the built app has at its root. */
export const routeAppPaths = ({ folders, files }: { folders: string[]; files: string[] }): string =>
  source('route-app-paths.js')
    .replace('= __FOLDERS__', `= ${JSON.stringify(folders)}`)
    .replace('= __FILES__', `= ${JSON.stringify(files)}`);

/** name-viewer.js */
export const nameViewer = (): string => source('name-viewer.js');

/** Makes a CloudFront function that each request of a behavior passes first. */
export const viewerRequest = (scope: Construct, id: string, code: string): FunctionAssociation => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(scope, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 }),
});
