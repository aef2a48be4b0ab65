/** Steps of the web build belong here: our own Vite plugins, and code that measures their result. */
export {};
