import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

type Need = 'container' | 'outer-burial-container';
type ReplaceQuestionProps = {
  /** The name of the new item. */
  name: string;
  /** What is already chosen of the same. */
  replaced: readonly { name: string }[];
  /** The category of the new item: what one person needs once, and the line of the general price list. */
  category: { neededOnce: Need | null | undefined; gplLine?: GplLine | undefined };
  /** What happens then: "your plan charges for each". */
  charge: string;
  onCancel: () => void;
  onAdd: () => void;
  onReplace: () => void;
};

const secondOf = ({ neededOnce, gplLine }: ReplaceQuestionProps['category'], count: number): string => {
  const kind =
    gplLine === 'caskets' ? 'casket' : neededOnce === 'outer-burial-container' ? 'liner or vault' : 'casket or container';
  return count === 1 ? `a second ${kind}` : count === 2 ? `a third ${kind}` : `another ${kind}`;
};

/** Asks whether a new item replaces what one person needs only once, or is added to it. */
export const ReplaceQuestion = (props: ReplaceQuestionProps) => {
  const { name, replaced, category, charge, onCancel, onAdd, onReplace } = props;
  return (
    <Dialog
      title={`Replace ${inWords.format(replaced.map((each) => each.name))} with ${name}?`}
      isOpen
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button onClick={onAdd}>Add it as {secondOf(category, replaced.length)}</Button>
          <Button look="primary" onClick={onReplace}>
            Replace
          </Button>
        </>
      }
    >
      <p>One person needs only one. If you add it, {charge}.</p>
    </Dialog>
  );
};
