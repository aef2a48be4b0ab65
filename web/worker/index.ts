/** The service worker belongs here: what it keeps on the phone of somebody who plans, and what it answers without a network. `web/build` bundles it. */
export {};
