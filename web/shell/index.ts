/** What stands around every screen belongs here: header, footer, banners, and the manners of arriving on a page. */
export {};
