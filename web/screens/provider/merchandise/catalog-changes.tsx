import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TwoVersions } from '#web/ui/two-versions.tsx';
import { type CopiedDraft, catalogDraft, copiedDraft } from './catalog-draft.ts';
import type { CatalogAnswer, ItemDraft } from './item-draft.ts';
import { fieldWords, labels } from './item-field-words.ts';

type CatalogChangesProps = {
  setup: ItemSetup;
  draft: ItemDraft;
  answer: CatalogAnswer;
  isReadOnly: boolean;
  onTake: (fields: readonly CopiedDraft[]) => void;
  onKeep: () => void;
};

/** Shows the catalog’s pictures that the home’s copy doesn’t have, which come after its own. */
const NewPictures = ({ pictures }: { pictures: NonNullable<ItemSetup['catalogItem']>['images'] }) => (
  <section aria-labelledby="catalog-pictures" className="mt-4">
    <h4 id="catalog-pictures" className="font-sans text-sm font-semibold">
      New pictures
    </h4>
    <ul className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-4">
      {pictures.map(({ id, path, description }) => (
        <li key={id}>
          <Picture
            path={path}
            alt={description || 'A picture of the catalog'}
            ratio="4 / 3"
            sizes="8rem"
            className="rounded-chip"
          />
        </li>
      ))}
    </ul>
  </section>
);

/** Offers what the catalog changed since the home copied an item. */
export const CatalogChanges = ({ setup, draft, answer, isReadOnly, onTake, onKeep }: CatalogChangesProps) => {
  const { validated, catalogItem } = setup;
  if (validated?.retired)
    return (
      <Banner tone="warning">
        The catalog no longer has this item.{' '}
        {setup.source === 'own' ? 'You can still sell your own.' : 'You sell it until your next price list.'}
      </Banner>
    );
  if (!catalogItem || !validated || validated.changed.length === 0) return null;
  if (answer !== 'none')
    return (
      <Banner role="status">
        {answer === 'taken'
          ? 'The catalog’s words are below. Look at them, then save.'
          : 'You keep yours. Save to stop being asked.'}
      </Banner>
    );
  const fields = copiedDraft.filter((field) => validated.changed.includes(field));
  const theirs = { ...draft, ...catalogDraft(catalogItem, fields) };
  const differences = fields
    .map((field) => ({ label: labels[field], mine: fieldWords(field, draft), theirs: fieldWords(field, theirs) }))
    .filter((each) => each.mine !== each.theirs);
  const known = new Set(setup.images.map(({ id }) => id));
  const pictures = validated.changed.includes('images') ? catalogItem.images.filter(({ id }) => !known.has(id)) : [];
  const isSame = differences.length === 0 && pictures.length === 0;
  return (
    <section aria-labelledby="catalog-changes" className="rounded-control border border-info bg-info-soft p-4">
      <h3 id="catalog-changes" className="font-sans text-sm font-semibold">
        The catalog changed this item since you copied it
      </h3>
      {isSame && <p className="mt-2 text-sm">Nothing of it differs from yours.</p>}
      <TwoVersions className="mt-3" mine="Yours" theirs="The catalog’s" differences={differences} />
      {pictures.length > 0 && <NewPictures pictures={pictures} />}
      {!isReadOnly && (
        <div className="mt-3 flex flex-wrap gap-3">
          {!isSame && (
            <Button size="compact" onClick={() => onTake(fields)}>
              Use the catalog’s
            </Button>
          )}
          <Button size="compact" onClick={onKeep}>
            Keep yours
          </Button>
          <p className="w-full text-sm text-muted">
            {isSame ? 'This takes effect when you save.' : 'Either takes effect when you save. Your own pictures are kept.'}
          </p>
        </div>
      )}
    </section>
  );
};
