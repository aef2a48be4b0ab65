import { WordedError } from '#web/session/worded-error.ts';

/** Sends a file to an address that a call returned for it. */
export async function sendFile({ url, type }: { url: string; type: string }, file: File): Promise<void> {
  const answer = await fetch(url, { method: 'PUT', body: file, headers: { 'content-type': type } });
  if (!answer.ok) throw new WordedError('The file didn’t arrive. Choose it again.');
}

/** Saves the file at an address under the name that it’s served with. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.click();
}
