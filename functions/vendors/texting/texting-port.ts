/** One text. Both numbers are E.164 (`+16175550134`). */
type Text = { from: string; to: string; text: string };

/** Why a text will never arrive: trying again is no use. */
export type RefusalReason = 'opted-out' | 'cannot-get-texts' | 'refused';

export class TextRefused extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, code: number) {
    super(`The texting service refused a text with code ${code}.`);
    this.reason = reason;
  }
}

/** Sends texts. Resolves once the service has accepted one; throws `TextRefused` if it never will, and any other error if it may later. */
export type TextingPort = { send(text: Text): Promise<void> };
