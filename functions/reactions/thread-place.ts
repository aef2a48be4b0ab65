/** What events about a thread name: an entry and where it is. */
export type ThreadPlace = { locationId: string; threadId: string; entryId: string; entryOn: string };
