/** The service worker belongs here: what it stores on the phone of someone who plans, and what it answers offline. `web/build` bundles it. */
export {};
