import { describe, expect, it } from 'vitest';
import { taskForm, typedTask, writtenTaskOf } from './task-form.ts';

const typed = { name: ' Call the florist ', ownerId: '', dueOn: '', note: '' };

describe('the form of a task', () => {
  it('sends no owner and no date where they are left empty', () => {
    expect(writtenTaskOf(taskForm.parse(typed))).toEqual({ name: 'Call the florist', note: '', ownerId: null, dueOn: null });
    const full = { ...typed, ownerId: 'one', dueOn: '2026-03-04', note: 'Lilies.' };
    expect(writtenTaskOf(taskForm.parse(full))).toMatchObject({ ownerId: 'one', dueOn: '2026-03-04', note: 'Lilies.' });
  });
  it('needs a name, and a day that exists', () => {
    expect(taskForm.safeParse({ ...typed, name: '  ' }).error?.issues).toMatchObject([{ message: 'Required field.' }]);
    expect(taskForm.safeParse({ ...typed, dueOn: '2026-02-30' }).success).toBe(false);
  });
  it('begins with what was typed before, or empty for the person', () => {
    expect(typedTask(typed, 'me')).toEqual(typed);
    for (const stored of [null, 'x', { name: 1 }, {}]) expect(typedTask(stored, 'me')).toMatchObject({ name: '', ownerId: 'me' });
  });
});
