/**
 * What the calls about price lists and the job that starts scheduled ones share: the list as it would be published now, publishing it, and a list that waits
 * for its day. Files are imported by their own names.
 */
export {};
