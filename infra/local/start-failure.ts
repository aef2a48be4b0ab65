/** Something a person can fix (a taken port, a missing binary): shown as its one sentence, with exit code 1 and no stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
