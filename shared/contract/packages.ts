/** `/api/templates`, `/api/preConfiguredTemplates`, `/api/sections`: the packages of a home and the paragraphs of its papers. */
export const packages = {};
