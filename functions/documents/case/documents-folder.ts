/** The folder of the files bucket for documents of cases. Originals, frozen templates with their values, and papers are named by their hash and never change. */
export const caseDocumentsFolder = 'case-documents/';
