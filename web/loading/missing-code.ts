/** Code that could not be fetched: there was no network, or the file belongs to a build that is gone. */
export class MissingCode extends Error {
  override name = 'MissingCode';
}
