/** What the form engine takes from `@libpdf/core`. Nothing else imports it, so that only Lambdas that fill or seal documents contain it. */
export {
  PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
  type TimestampAuthority,
} from '@libpdf/core';
