/** What surrounds every screen belongs here: header, footer, banners, and what happens when a page opens. */
export {};
