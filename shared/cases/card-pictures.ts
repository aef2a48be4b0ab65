import type { CaseQuestionPage } from '../model/enumerations/question.ts';

const iconSvg = (title: string, lines: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96" fill="none" stroke="#5c8f85" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><title>${title}</title>${lines}</svg>\n`;

/** The SVG of each page, as served from `web/public/case-cards`. Its color works on paper and in the dark theme. */
export const cardPictures: Readonly<Record<CaseQuestionPage, string>> = {
  'first-call': iconSvg(
    'Telephone',
    '<path d="M14 6h6l3 9-5 3a22 22 0 0 0 12 12l3-5 9 3v6a6 6 0 0 1-6 6A32 32 0 0 1 8 12a6 6 0 0 1 6-6z"/>',
  ),
  'case-details': iconSvg('Sheet of paper', '<path d="M12 5h17l8 8v30H12z"/><path d="M29 5v8h8M18 22h13M18 29h13M18 36h8"/>'),
  'cemetery-details': iconSvg('Gravestone', '<path d="M15 41V17a9 9 0 0 1 18 0v24zM8 41h32M24 16v12M20 20h8"/>'),
  'memorialization-preferences': iconSvg(
    'Plant',
    '<path d="M24 42V22M24 22c-9 0-11-6-11-13 9 0 11 6 11 13zM24 30c7 0 11-4 11-11-7 0-11 4-11 11z"/>',
  ),
  obituary: iconSvg('Newspaper', '<path d="M9 9h24v30H13a4 4 0 0 1-4-4zM33 17h6v18a4 4 0 0 1-4 4M15 16h12M15 23h12M15 30h7"/>'),
  veteran: iconSvg('Flag', '<path d="M12 5v38M12 8c8-4 14 4 24 0v18c-10 4-16-4-24 0"/>'),
  disposition: iconSvg('Flame', '<path d="M24 42c-9 0-14-6-14-13 0-8 8-11 10-23 8 5 18 13 18 23 0 7-5 13-14 13z"/>'),
  preparation: iconSvg('Bottle', '<path d="M16 7h16v8H16zM20 15l-6 10v16h20V25l-6-10M20 30h8M24 26v8"/>'),
};

/** Returns the path where the app serves a page's picture. */
export const cardPicturePath = (page: CaseQuestionPage): string => `/case-cards/${page}.svg`;
