import { problem } from '#functions/problem.ts';

const atCode = (message: string) => problem('invalid_input', { errors: [{ field: 'code', message }] });

/** Refusals of a code, in the words under its field. */
export const wrongCode = () => atCode('That code didn’t work. Enter the newest one from your app.');
export const usedCode = () => atCode('You’ve already used that code. Wait for the next one in your app.');
export const wrongRecoveryCode = () => atCode('That recovery code didn’t work. Check it, or try another one.');
