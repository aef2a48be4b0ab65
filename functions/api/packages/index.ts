/**
 * `/api/templates`, `/api/preConfiguredTemplates`, `/api/sections`: the packages of a home and the paragraphs of its documents. One file per operation, in
 * the contract's order.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { archiveTemplate } from './archive-template.ts';
import { duplicateTemplate } from './duplicate-template.ts';
import { getAllSections } from './get-all-sections.ts';
import { getOwnTemplates } from './get-own-templates.ts';
import { getPreConfiguredTemplates } from './get-pre-configured-templates.ts';
import { getTemplateChoices } from './get-template-choices.ts';
import { getTemplateFromPreConfiguredTemplate } from './get-template-from-pre-configured-template.ts';
import type { PackagesContext } from './implementer.ts';
import { os } from './implementer.ts';
import { orderTemplates } from './order-templates.ts';
import { restoreTemplate } from './restore-template.ts';
import { saveSection } from './save-section.ts';
import { saveTemplate } from './save-template.ts';

const router = os.router({
  getOwnTemplates,
  getTemplateChoices,
  saveTemplate,
  orderTemplates,
  archiveTemplate,
  restoreTemplate,
  duplicateTemplate,
  getPreConfiguredTemplates,
  getTemplateFromPreConfiguredTemplate,
  getAllSections,
  saveSection,
});

export const handler = apiHandler<PackagesContext>({ router, context: (base) => base });
