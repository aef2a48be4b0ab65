import { describe, expect, it } from 'vitest';
import { planNotice } from './plan-notice.ts';

const calm = {
  isOnline: true,
  save: { kind: 'saved', at: new Date(0) },
  failure: null,
  readiness: 'reload',
  isLasting: true,
  device: 'phone',
} as const;
const unreachable = new TypeError('Failed to fetch');
const failed = { ...calm, save: { kind: 'failed' }, failure: unreachable } as const;

const refusal = Object.assign(new Error('refused'), {
  data: { type: 'x', title: 'Please check what you entered.', status: 400, code: 'invalid_input', requestId: 'r' },
});

describe('what a plan says about its connection', () => {
  it('is nothing while it is online and saving works', () => {
    expect(planNotice(calm)).toBeNull();
    expect(planNotice({ ...calm, save: { kind: 'dirty' } })).toBeNull();
  });

  it("is one calm line once a save had to wait, without a button that can't help", () => {
    expect(planNotice({ ...failed, isOnline: false })).toEqual({
      tone: 'info',
      words: 'Saved on this phone. We’ll save it to your plan when you’re back online.',
      canRetry: false,
    });
  });

  it('offers Retry when the device says that it is online', () => {
    expect(planNotice(failed)).toMatchObject({ tone: 'info', canRetry: true });
  });

  it("doesn't blame the connection when the server answered", () => {
    const data = { type: 'x', title: 'Busy', status: 503, code: 'unavailable', requestId: 'r' };
    expect(planNotice({ ...failed, failure: Object.assign(new Error('busy'), { data }) })).toEqual({
      tone: 'info',
      words: 'Something went wrong on our side. Your plan is saved on this phone, and we’ll try again soon.',
      canRetry: true,
    });
  });

  it('promises to send nothing if nothing is queued', () => {
    expect(planNotice({ ...calm, isOnline: false })?.words).toBe('You’re offline. What you enter is saved on this phone.');
  });

  it.each(['none', 'page'] as const)('asks to keep the page open while a reload would lose the plan (%s)', (readiness) => {
    expect(planNotice({ ...failed, isOnline: false, readiness })?.words).toContain('Keep this page open until then.');
  });

  it('never says saved in a browser that blocks storage', () => {
    for (const isOnline of [true, false])
      expect(planNotice({ ...failed, isOnline, isLasting: false })?.words).not.toContain('Saved on this');
  });

  it('is a warning with the reason when the server refused the save', () => {
    expect(planNotice({ ...failed, failure: refusal })).toEqual({
      tone: 'warning',
      title: 'Not saved',
      words: 'Please check what you entered. Your plan is saved on this phone.',
      canRetry: true,
    });
  });
});
