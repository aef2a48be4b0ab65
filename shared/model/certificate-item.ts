// The items of a death certificate that a funeral director completes.

/**
 * The items of the US Standard Certificate of Death (rev. 11/2003); items 24 to 50 belong to the medical certifier and the registrar. Item 54 is the work
 * of most of the person's life, never "retired".
 */
export const certificateItems = {
  '1': 'Legal name and names also known by',
  '2': 'Sex',
  '3': 'Social Security number',
  '4': 'Age',
  '5': 'Date of birth',
  '6': 'Birthplace',
  '7': 'Residence, and whether inside city limits (7a to 7g)',
  '8': 'Ever in US Armed Forces',
  '9': 'Marital status at time of death',
  '10': "Surviving spouse's name (prior to first marriage)",
  '11': "Father's name",
  '12': "Mother's name prior to first marriage",
  '13': "Informant's name, relationship and address (13a to 13c)",
  '14': 'Place of death',
  '15': 'Facility name',
  '16': 'City, state and ZIP code of death',
  '17': 'County of death',
  '18': 'Method of disposition',
  '19': 'Place of disposition',
  '20': 'Location of disposition',
  '21': 'Funeral facility',
  '22': 'Signature of the licensee',
  '23': 'License number',
  '51': 'Education',
  '52': 'Hispanic origin',
  '53': 'Race',
  '54': 'Usual occupation',
  '55': 'Kind of business or industry',
} as const;

/** An item's number on the certificate. */
export type CertificateItem = keyof typeof certificateItems;
