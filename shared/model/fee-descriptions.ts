/** What stands in a package's fee texts until the home writes its own (marketplace.md section 9: charges not included). */
export const DEFAULT_CEMETERY_FEE_DESCRIPTION = 'Cemetery charges are not included.';
export const DEFAULT_CREMATORY_FEE_DESCRIPTION = 'Crematory charges are not included.';
