/** Describes a package's fees until the home writes its own text: charges not included (docs/decisions.md, Packages). */
export const DEFAULT_CEMETERY_FEE_DESCRIPTION = 'Cemetery charges are not included.';
export const DEFAULT_CREMATORY_FEE_DESCRIPTION = 'Crematory charges are not included.';
