import type { DynamoDBRecord } from 'aws-lambda';
import { arrangementStarted } from '#events/catalog/arrangement-started.ts';
import { plain } from './stream-image.ts';

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

/** A text of an image; anything else is none. */
const textOf = (image: Image, name: string): string | null => {
  const value = image[name] && plain(image[name]);
  return typeof value === 'string' ? value : null;
};

/** What a new plan's item tells: that it was started. The event goes by the plan's own id, so that the same item always gives the same event. */
export const startedPlan = (image: Image) => {
  const [id, locationId, accountId] = [textOf(image, 'id'), textOf(image, 'locationId'), textOf(image, 'accountId')];
  return {
    id: `started-${id}`,
    name: arrangementStarted.name,
    version: arrangementStarted.version,
    at: textOf(image, 'createdOn'),
    actor: { kind: accountId ? 'family' : 'nobody', id: accountId, onBehalfOf: null },
    locationId,
    data: { arrangementId: id, locationId },
  };
};
