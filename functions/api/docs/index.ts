/** The API's documentation: what the build makes of the contract, served as it is. No operation belongs here. */
import { readFileSync } from 'node:fs';
import { docsHandler } from './docs-handler.ts';

export const handler = docsHandler((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
