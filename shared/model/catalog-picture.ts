import * as z from 'zod';

/** Where the sample data and uploads store pictures: in one width, in several with `{width}` in the place of the number, or as a drawing of an icon. */
const storedPicture =
  /^\/media\/(icons\/[a-z0-9-]+\/[A-Za-z0-9-]+\.svg|((scenes|merchandise)\/[a-z0-9-]+|images\/catalog\/[0-9a-f-]{36})-(\{width\}|480|1200|2400)\.webp)$/;

/**
 * Describes the path of a picture in an entry of the catalog. Browsers of families load it, so it is nothing but a path that uploading a picture or the sample data makes:
 * no address, no script, and no other file of the product.
 */
export const catalogPicture = z
  .string()
  .check(
    z.minLength(1, { error: 'Choose a picture.', abort: true }),
    z.maxLength(300, { error: 'Choose a picture, or upload one. An address can’t be used.', abort: true }),
    z.regex(storedPicture, 'Choose a picture, or upload one. An address can’t be used.'),
  );
