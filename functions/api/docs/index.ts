/** The API's documentation, which the build makes from the contract. No operation belongs here. */
import { readFileSync } from 'node:fs';
import { docsHandler } from './docs-handler.ts';

export const handler = docsHandler((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
