/** A failure on this machine, such as a file that can't be read, in words for the person. `messageOf` knows it by its mark, without loading this class. */
export class WordedError extends Error {
  override readonly name: string = 'WordedError';
  readonly isWorded = true;
}
