/** Code that is loaded after the first paint belongs here: how it is asked for, whether it arrived, and when it is tried again. What a person sees meanwhile is in web/ui (lazy-part.tsx, code-boundary.tsx). */
export {};
