/** What someone sees who opens a link to sign a document: who asks and for what, the questions and the signature, and the thanks. */
export {};
