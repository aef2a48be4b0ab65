/**
 * Keeps zod from testing whether it may compile code: the Content-Security-Policy forbids that, and each page would report a violation. This is what
 * `z.config({ jitless: true })` sets, without loading zod. It has to run before zod does, so it is imported first.
 */
(globalThis as { __zod_globalConfig?: { jitless?: boolean } }).__zod_globalConfig = { jitless: true };
