/**
 * Loading code after the first paint belongs here: how it is requested, whether it arrived, and when to try again. What a person sees meanwhile is in
 * web/ui (lazy-part.tsx, code-boundary.tsx).
 */
export {};
