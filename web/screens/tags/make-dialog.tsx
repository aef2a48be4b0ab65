import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_TAGS, type TagSheetView } from '#shared/contract/tags-views.ts';
import { tagsASheet } from '#shared/custody/tags/tag-papers.ts';
import { type TagPaper, tagPaper } from '#shared/model/enumerations/tag.ts';
import { api, newIdempotencyKey, query } from '#web/session/index.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../cases/changes/change-dialog.tsx';

const sheetWords = (paper: TagPaper, sheets: number): string => {
  const tags = sheets * tagsASheet(paper);
  const noun = paper === 'wristband' ? 'band' : 'sheet';
  const words = `${sheets} ${sheets === 1 ? noun : `${noun}s`}`;
  return tagsASheet(paper) === 1 ? words : `${words}, ${tags} tags`;
};

/** How many sheets can be printed at a time: some of the numbers that fit. */
const choicesOf = (paper: TagPaper): number[] =>
  [1, 2, 3, 5, 9, 10, 20, 50, 90].filter((sheets) => sheets * tagsASheet(paper) <= MAX_TAGS);

type MakeProps = { onMade: (sheet: TagSheetView) => void; onClose: () => void };

/** Makes new tags, which are then printed. */
export const MakeDialog = ({ onMade, onClose }: MakeProps) => {
  const client = useQueryClient();
  const [paper, setPaper] = useState<TagPaper>('avery-5160');
  const [sheets, setSheets] = useState(1);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const make = async () => {
    const count = sheets * tagsASheet(paper);
    onMade(await api.tags.makeTags({ paper, count }, { context: { idempotencyKey } }));
    void client.invalidateQueries({ queryKey: query.tags.key() });
    toast(`${count} new ${count === 1 ? 'tag is' : 'tags are'} ready.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog title="Make tags" saveLabel="Make tags" busyLabel="Making them..." onSave={make} onClose={onClose}>
      {(errors) => (
        <>
          <Select
            label="Paper"
            value={paper}
            error={errors.paper}
            options={tagPaper.options.map(({ id, text }) => ({ value: id, label: text }))}
            onChange={(event) => {
              setPaper(event.target.value as TagPaper);
              setSheets(1);
            }}
          />
          <Select
            label="How many"
            value={sheets}
            error={errors.count}
            options={choicesOf(paper).map((each) => ({ value: String(each), label: sheetWords(paper, each) }))}
            onChange={(event) => setSheets(Number(event.target.value))}
          />
        </>
      )}
    </ChangeDialog>
  );
};
