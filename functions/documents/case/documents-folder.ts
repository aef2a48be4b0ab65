/** The folder of the bucket of evidence: originals, frozen templates with their values, scans, and sealed files, each named by its hash. */
export const evidenceFolder = 'evidence/';

/** The folder of the files bucket for documents of cases: pictures of signatures, named by their hash, and of pages. */
export const caseDocumentsFolder = 'case-documents/';
