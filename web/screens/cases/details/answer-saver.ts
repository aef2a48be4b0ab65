import type { AnswersToCheck } from '#shared/contract/case-answers.ts';
import type { ProgressView } from '#shared/contract/case-details-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import { type Answers, answerTo } from '#shared/questions/conditional-question.ts';
import type { SaveState } from '#web/parts/save-indicator.tsx';
import { fieldErrors, problemOf } from '#web/session/api-problem.ts';

/** Answers that two people changed differently: both, until the person has chosen. */
export type AnswerConflict = { mine: Answers; saved: Answers; fields: readonly string[] };

/** What a page of answers shows. `answers` are the saved ones with the typed ones over them. */
export type AnswersView<Progress = ProgressView> = {
  answers: Answers;
  save: SaveState;
  errors: Readonly<Record<string, string>>;
  conflict: AnswerConflict | null;
  failure: unknown;
  progress: Progress;
};

/** What was typed and not saved, with what it replaces; and why some of it isn't sent again until it's changed. */
export type UnsavedAnswers = { typed: Answers; expected: Answers; stopped?: Readonly<Record<string, string>> };

export type AnswerSaverOptions<Progress = ProgressView> = {
  saved: Answers;
  progress: Progress;
  unsaved: UnsavedAnswers | null;
  /** `stopped` says why some of the changes weren't saved, though the others were: they stay as typed, and aren't sent again, not even after a reload. */
  send: (
    changes: AnswersToCheck,
    expected: AnswersToCheck,
  ) => Promise<{ answers: Answers; progress: Progress; stopped?: Readonly<Record<string, string>> }>;
  fetchLatest: () => Promise<Answers>;
  /** Returns what the field itself says is wrong with an answer. Such an answer waits. */
  faultOf: (identifier: string, value: Answer) => string | undefined;
  /** Keeps what is not saved for the person's return; null means that everything is saved. */
  keep: (unsaved: UnsavedAnswers | null) => void;
  onSaved: (identifiers: readonly string[]) => void;
};

/** How often a save is tried on a case that keeps changing. */
const MAX_TRIES = 3;

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Saves answers along the way, each over the version that the person saw. Changes that others made elsewhere are taken over. If two people changed
 * the same answer, nothing is lost until the person has chosen. One save runs at a time, and what is typed meanwhile goes with the next one.
 */
export class AnswerSaver<Progress = ProgressView> {
  private readonly options: AnswerSaverOptions<Progress>;
  private readonly listeners = new Set<() => void>();
  private readonly typed = new Map<string, Answer>();
  private readonly refused = new Map<string, string>();
  private readonly stopped: Map<string, string>;
  private saved: Record<string, Answer | undefined>;
  private isSending = false;
  private sending: Promise<number> = Promise.resolve(0);
  private view: AnswersView<Progress>;

  constructor(options: AnswerSaverOptions<Progress>) {
    this.options = options;
    this.saved = { ...options.saved, ...options.unsaved?.expected };
    for (const [identifier, value] of Object.entries(options.unsaved?.typed ?? {})) this.typed.set(identifier, value ?? null);
    this.stopped = new Map(Object.entries(options.unsaved?.stopped ?? {}));
    const save: SaveState = this.typed.size > 0 ? { kind: 'dirty' } : { kind: 'clean' };
    const { progress } = options;
    this.view = { answers: this.shown(), save, errors: this.errors(), conflict: null, failure: null, progress };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly get = (): AnswersView<Progress> => this.view;

  change(identifier: string, value: Answer): void {
    this.refused.delete(identifier);
    this.stopped.delete(identifier);
    if (same(value, answerTo(this.saved, identifier)) && !this.isSending) this.typed.delete(identifier);
    else this.typed.set(identifier, value);
    this.keep();
    this.show({ save: this.typed.size > 0 ? { kind: 'dirty' } : this.view.save });
    void this.send();
  }

  /** Takes over answers from another response, and keeps what is typed. */
  adopt(saved: Answers, progress: Progress): void {
    if (this.isSending || this.view.conflict) return;
    const expected = [...this.typed.keys()].map((identifier) => [identifier, answerTo(this.saved, identifier)]);
    this.saved = { ...saved, ...Object.fromEntries(expected) };
    this.show({ progress });
  }

  async send(tries = 1): Promise<void> {
    if (this.isSending || this.view.conflict) return;
    const due = this.due();
    if (due.length === 0) return;
    this.isSending = true;
    this.show({ save: { kind: 'saving' }, failure: null });
    this.sending = this.sendDue(due, tries).finally(() => {
      this.isSending = false;
    });
    const again = await this.sending;
    if (again > 0 && this.due().length > 0) await this.send(again);
  }

  /** Sends what is typed, also what was typed while an earlier save ran, and tells whether everything is saved then. */
  async settle(): Promise<boolean> {
    await this.send();
    while (this.isSending) await this.sending;
    return this.typed.size === 0 && this.view.conflict === null;
  }

  /** Keeps the answers as typed, over what someone else saved. */
  async keepMine(): Promise<void> {
    this.show({ conflict: null });
    await this.send();
    if (this.view.failure) throw this.view.failure;
  }

  /** Uses what someone else saved, and goes on sending the rest of what was typed. */
  takeSaved(): void {
    for (const field of this.view.conflict?.fields ?? []) this.typed.delete(field);
    this.keep();
    this.show({ conflict: null, save: this.typed.size > 0 ? { kind: 'dirty' } : { kind: 'clean' } });
    void this.send();
  }

  private due = (): [string, Answer][] =>
    [...this.typed].filter(
      ([id, value]) => !this.refused.has(id) && !this.stopped.has(id) && this.options.faultOf(id, value) === undefined,
    );

  /** Sends answers. Returns the number of the next try, or 0 if the person has to do something first. */
  private async sendDue(due: readonly [string, Answer][], tries: number): Promise<number> {
    const expected = Object.fromEntries(due.map(([id]) => [id, answerTo(this.saved, id) ?? null]));
    try {
      const {
        answers,
        progress,
        stopped = {},
      } = await this.options.send(Object.fromEntries(due) as AnswersToCheck, expected as AnswersToCheck);
      this.saved = { ...this.saved, ...answers };
      for (const [id, value] of due) {
        if (this.typed.get(id) !== value) continue;
        if (Object.hasOwn(stopped, id)) this.stopped.set(id, stopped[id] ?? '');
        else this.typed.delete(id);
      }
      this.keep();
      const left: SaveState = { kind: this.stopped.size > 0 ? 'failed' : 'dirty' };
      this.show({ save: this.typed.size > 0 ? left : { kind: 'saved', at: new Date() }, progress });
      this.options.onSaved(Object.keys(answers));
      return 1;
    } catch (error) {
      return await this.failed(error, due, tries).catch((other: unknown) => this.giveUp(other));
    }
  }

  private async failed(error: unknown, due: readonly [string, Answer][], tries: number): Promise<number> {
    if (problemOf(error)?.code === 'stale' && tries < MAX_TRIES) return this.meet(due, tries);
    const own = Object.entries(fieldErrors(error)).map(
      ([field, words]) => [field.replace(/^(changes|answers|values)\./, ''), words] as const,
    );
    const refused = own.filter(([id]) => this.typed.has(id));
    if (refused.length === 0) return this.giveUp(error);
    for (const [id, words] of refused) this.refused.set(id, words);
    this.show({ save: { kind: 'failed' } });
    return 1;
  }

  /** Takes over what others saved, and asks if both changed the same answer. */
  private async meet(due: readonly [string, Answer][], tries: number): Promise<number> {
    const before = this.saved;
    const now = await this.options.fetchLatest();
    const fields = due
      .filter(([id, mine]) => !same(answerTo(now, id), answerTo(before, id)) && !same(answerTo(now, id), mine))
      .map(([id]) => id);
    this.saved = { ...now };
    const conflict = fields.length > 0 ? { mine: Object.fromEntries(this.typed), saved: now, fields } : null;
    this.show({ conflict, save: { kind: 'dirty' } });
    return conflict ? 0 : tries + 1;
  }

  private giveUp(error: unknown): number {
    this.show({ save: { kind: 'failed' }, failure: error });
    return 0;
  }

  private errors = (): Record<string, string> => ({
    ...Object.fromEntries(this.refused),
    ...Object.fromEntries(this.stopped),
  });

  private shown = (): Answers => ({ ...this.saved, ...Object.fromEntries(this.typed) });

  private keep(): void {
    const expected = Object.fromEntries([...this.typed.keys()].map((id) => [id, answerTo(this.saved, id) ?? null]));
    const stopped = this.stopped.size > 0 ? { stopped: Object.fromEntries(this.stopped) } : {};
    this.options.keep(this.typed.size > 0 ? { typed: Object.fromEntries(this.typed), expected, ...stopped } : null);
  }

  private show(changes: Partial<AnswersView<Progress>>): void {
    this.view = { ...this.view, answers: this.shown(), errors: this.errors(), ...changes };
    for (const listener of this.listeners) listener();
  }
}
