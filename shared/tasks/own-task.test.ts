import { describe, expect, it } from 'vitest';
import { taskSchema } from '../model/task.ts';
import { endedBy, judgedTask, stateOf } from './judged-task.ts';
import { editedTask, ownTask } from './own-task.ts';

const at = '2026-03-04T15:00:00.000Z';
const ids = { id: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01', caseId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a02' };
const joan = { id: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a03', fullName: 'Joan Averell' };
const written = { name: 'Call the florist', note: 'Lilies.', dueOn: '2026-03-06', owner: joan };
const by = { name: 'Peter Averell', at };
const judgment = { facts: {}, timeZone: 'America/New_York', now: at };
const made = (changes: Partial<typeof written> & { owner?: null } = {}) =>
  judgedTask(ownTask(ids, { ...written, ...changes }, by), judgment);

describe('a task that a person wrote', () => {
  it('is valid, open, only for staff, and due on the day that was chosen', () => {
    expect(taskSchema.parse(made())).toMatchObject({ access: 'staff-only', dueOn: '2026-03-06', description: 'Lilies.' });
    expect(stateOf(made())).toBe('open');
    expect(made().own).toEqual({
      ownerId: joan.id,
      ownerName: joan.fullName,
      writtenByName: by.name,
      savedByName: by.name,
      version: 1,
    });
  });

  it('may have no case, no owner, and no day', () => {
    const task = judgedTask(ownTask({ id: ids.id }, { ...written, dueOn: null, owner: null }, by), judgment);
    expect(taskSchema.parse(task).caseId).toBeUndefined();
    expect(task.dueOn).toBeUndefined();
    expect(task.own).toMatchObject({ ownerName: '' });
  });

  it('keeps its state, its writer, and its origin when it is edited, and counts the save', () => {
    const done = endedBy(made(), 'manual', { now: at, by: { id: joan.id, name: joan.fullName } });
    if (!done.own) throw new Error('It is nobody’s.');
    const task = judgedTask(
      editedTask({ ...done, own: done.own }, { ...written, name: 'Call again', dueOn: null, owner: null }, 'Miriam Averell'),
      judgment,
    );
    expect(task).toMatchObject({ name: 'Call again', completedMethod: 'manual', origin: done.origin });
    expect(task.own).toEqual({ ownerName: '', writtenByName: by.name, savedByName: 'Miriam Averell', version: 2 });
    expect(task.dueOn).toBeUndefined();
  });
});
