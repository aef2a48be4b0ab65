import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { type DisplayServicePage, displayServicePage } from '#shared/model/enumerations/question.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ExportMenu } from '../catalog/bulk/export-menu.tsx';
import { MapPart } from './map-part.tsx';

const displayServiceOf = ({ entry }: EntryRow) => entry as Partial<DisplayService> & EntryRow['entry'];

const isPage = (page: unknown): page is DisplayServicePage => displayServicePage.values.includes(page as DisplayServicePage);

/** Says on which page of the planner a display service is. */
const pageOf = (row: EntryRow): string => {
  const { page } = displayServiceOf(row);
  return isPage(page) ? displayServicePage.label(page) : '';
};

/** Display services in the order of the funeral. */
const inOrder = (rows: readonly EntryRow[]): EntryRow[] =>
  rows.toSorted((one, other) => (displayServiceOf(one).eventOrder ?? 0) - (displayServiceOf(other).eventOrder ?? 0));

/** /System/DisplayServicesMap: which services each display service charges, when, and how many. Their list is a screen of its own. */
export const Component = () => (
  <WorkspacePage
    title="Map of display services"
    lead="Which services each choice of the planner charges, when, and how many. A change is a draft of the display service until it’s published."
    actions={<ExportMenu noun="displayServices" />}
    faq="catalog-list"
  >
    <MapPart
      noun="displayServices"
      label="Services of display services"
      rowLabel="Display service"
      noteOf={pageOf}
      sorted={inOrder}
    />
  </WorkspacePage>
);
