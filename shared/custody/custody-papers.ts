import { type CarePageName, type CustodyPaper, custodyPaper } from '../model/enumerations/custody.ts';

/** Returns the page of custody that a paper is about. */
export const pageOfPaper = (paper: CustodyPaper): CarePageName => (paper === 'remains-receipt' ? 'cremated-remains' : paper);

/** Returns the papers of a page. */
export const papersOf = (page: CarePageName): CustodyPaper[] =>
  custodyPaper.values.filter((paper) => pageOfPaper(paper) === page);
