/** What dry runs of the catalog are run over: sent plans and events of cases, without a name or a word that someone wrote. Files are imported by their own names. */
export {};
