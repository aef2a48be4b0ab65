import { useState } from 'react';
import type { FoundField } from '#shared/contract/system-documents.ts';
import type { DocumentField } from '#shared/model/document.ts';
import type { PdfFieldType } from '#shared/model/enumerations/document.ts';
import { fieldLabels } from '#shared/model/field-labels.ts';
import type { TemplateDocument, TemplateFile } from '#shared/model/template-document.ts';
import { useForm } from '../../catalog/fields/form-context.ts';
import { whyKept } from '../field-uses.ts';
import { useTemplateSteps } from '../template-history.tsx';
import { partsOf } from '../template-parts.ts';
import { type Alignment, aligned, type Box, movedTogether } from './field-geometry.ts';
import { newField } from './new-field.ts';
import {
  copiedToPages,
  duplicated,
  isSamePart,
  movedTo,
  type Part,
  type PlacedPart,
  partKey,
  placedParts,
  without,
} from './placed-parts.ts';

type Fields = readonly DocumentField[];

export type FieldEditorOptions = {
  fields: Fields;
  file: TemplateFile;
  found: readonly FoundField[] | undefined;
  signers: TemplateDocument['signers'];
};

/** Keeps which places are chosen and which page is shown. A link to a fault elsewhere on the form chooses its field. */
function useChosen(parts: readonly PlacedPart[], fields: Fields) {
  const { wanted } = useForm();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly Part[]>([]);
  const [seenWanted, setSeenWanted] = useState<typeof wanted>(null);
  const choose = (next: readonly Part[]) => {
    setChosen(next);
    const shown = parts.find((part) => next.some((each) => isSamePart(each, part)));
    if (shown) setPage(shown.page);
  };
  if (wanted !== seenWanted) {
    setSeenWanted(wanted);
    const [list, number, inside, at] = wanted?.path ?? [];
    const field = list === 'fields' ? fields[Number(number)] : undefined;
    if (field) choose([{ id: field.id, at: inside === 'placements' ? Number(at ?? 0) : 0 }]);
  }
  const goTo = (next: number) => {
    setPage(next);
    setChosen([]);
  };
  const toggle = (part: Part) =>
    setChosen(
      chosen.some((each) => isSamePart(each, part)) ? chosen.filter((each) => !isSamePart(each, part)) : [...chosen, part],
    );
  // Undoing may have removed what was chosen.
  const left = chosen.filter(({ id }) => fields.some((field) => field.id === id));
  return { chosen: left, choose, toggle, setChosen, page, goTo };
}

/** Edits the fields of a template on its pages: what is chosen, which page is shown, and every change, which can be undone. */
export function useFieldEditor({ fields, file, found, signers }: FieldEditorOptions) {
  const steps = useTemplateSteps();
  const history = { ...steps, change: (next: Fields, kind?: string) => steps.change({ fields: [...next] }, kind) };
  const [refused, setRefused] = useState('');
  const labels = fieldLabels(fields, signers);
  const parts = placedParts(fields, found);
  const selection = useChosen(parts, fields);
  const { chosen, page } = selection;
  const size = file.pages[page - 1] ?? { width: 612, height: 792 };
  const isChosen = (part: Part) => chosen.some((each) => isSamePart(each, part));
  const movable = parts.filter((part) => part.page === page && part.isMovable && isChosen(part));
  const place = (boxes: readonly Box[], kind?: string) => {
    const moved = movable.map(({ id, at, box }, number) => ({ id, at, box: boxes[number] ?? box }));
    history.change(movedTo(fields, moved), kind);
  };
  const chosenIn = (order: readonly Part[]) => order.flatMap((part) => movable.find((each) => isSamePart(each, part)) ?? []);
  return {
    ...history,
    ...selection,
    fields,
    signers,
    file,
    size,
    parts,
    labels,
    refused,
    isChosen,
    movable,
    place,
    /** Moves what is chosen by points. Steps in a row are one change. */
    nudge: (right: number, up: number) => {
      const boxes = movable.map(({ box }) => box);
      place(movedTogether(boxes, right, up, size), `nudge ${movable.map(partKey).join()}`);
    },
    /** Chooses one place instead of what was chosen, and moves it. */
    nudgeOne: (part: PlacedPart, right: number, up: number) => {
      selection.setChosen([{ id: part.id, at: part.at }]);
      const [box = part.box] = movedTogether([part.box], right, up, size);
      history.change(movedTo(fields, [{ ...part, box }]), `nudge ${partKey(part)}`);
    },
    /** Lines up what is chosen. Sizes are those of what was chosen first. */
    align: (how: Alignment) => {
      const ordered = chosenIn(chosen);
      const boxes = aligned(
        ordered.map(({ box }) => box),
        how,
        size,
      );
      history.change(
        movedTo(
          fields,
          ordered.map(({ id, at, box }, number) => ({ id, at, box: boxes[number] ?? box })),
        ),
      );
    },
    add: (kind: PdfFieldType, drawn: Box | { x: number; y: number }): Part => {
      const id = crypto.randomUUID();
      const signer = signers.map(({ order }) => order).sort((one, other) => one - other)[0];
      const others = parts.filter((part) => part.page === page).map(({ box }) => box);
      history.change([...fields, newField({ kind, id, count: fields.length, page, size, drawn, others, signer })]);
      selection.setChosen([{ id, at: 0 }]);
      return { id, at: 0 };
    },
    /** Removes the places of a field on pages that the PDF doesn't have. */
    removeGone: (id: string) => {
      const isThere = ({ page: on }: { page: number }) => on <= file.pages.length;
      history.change(
        fields.map((field) => (field.id === id ? { ...field, placements: (field.placements ?? []).filter(isThere) } : field)),
      );
    },
    /** Removes what is chosen, unless something refers to it. Returns what to choose after that; null if nothing is left on the page, undefined if nothing was removed. */
    remove: (): Part | null | undefined => {
      const left = without(fields, chosen);
      const why = whyKept(
        partsOf({ blocks: [], signers, fields: [...fields] }),
        fields.filter(({ id }) => !left.some((each) => each.id === id)).map(({ id }) => id),
      );
      setRefused(why ?? '');
      if (why || chosen.length === 0) return undefined;
      const first = parts.findIndex(isChosen);
      const next = parts.filter((part) => part.page === page && !isChosen(part) && left.some(({ id }) => id === part.id));
      history.change(left);
      const after = next.find((part) => parts.indexOf(part) > first) ?? next.at(-1);
      // Places of a field after one that was removed have moved up.
      const part = after && {
        id: after.id,
        at: after.at - chosen.filter(({ id, at }) => id === after.id && at < after.at).length,
      };
      selection.setChosen(part ? [part] : []);
      return part ?? null;
    },
    duplicate: () => {
      const copy = duplicated(fields, chosen, file.pages, () => crypto.randomUUID());
      if (copy.parts.length === 0) return;
      history.change(copy.fields);
      selection.setChosen(copy.parts);
    },
    copyTo: (numbers: readonly number[]) => history.change(copiedToPages(fields, chosen, { numbers, pages: file.pages })),
    /** Changes one field by its properties. Letters in a row are one change. */
    edit: (at: number, field: DocumentField, kind: string) => history.change(fields.toSpliced(at, 1, field), kind),
    chooseAll: () => selection.choose(parts.filter((part) => part.page === page)),
  };
}

export type FieldEditing = ReturnType<typeof useFieldEditor>;
