/** What the reaction and the script about reports share: counting a case or a message as it is now. Files are imported by their own names. */
export {};
