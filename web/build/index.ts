/** Steps of the web build belong here: Vite plugins of our own, and what measures their result. */
export {};
