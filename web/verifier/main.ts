/** The page that checks a record without a network. It is built into one file (scripts/build-verifier.ts). */
import { evidenceVerdict, sortFiles } from './evidence-verdict.ts';
import { withKey } from './key-words.ts';
import { readFiles } from './read-files.ts';
import { readKnown } from './verdict-words.ts';

const by = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;
const [file, number, code] = [by<HTMLInputElement>('file'), by<HTMLInputElement>('number'), by<HTMLInputElement>('code')];
const [drop, result] = [by('drop'), by('result')];
const fields = { file, number, code };

/** Names the latest check: one that was overtaken shows nothing. */
let latest = 0;

/** Makes an element with a text. Nothing of a file is ever read as HTML. */
function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function list(title: string, sentences: readonly string[]): HTMLElement[] {
  if (sentences.length === 0) return [];
  const items = document.createElement('ul');
  items.append(...sentences.map((sentence) => element('li', sentence)));
  return [element('h3', title), items];
}

function show({ tone, title, result: words, checked, notChecked, entries }: ReturnType<typeof withKey>, names: string): void {
  result.className = tone;
  const parts = [element('h2', title), element('p', words), element('p', `Files: ${names}`)];
  const lists = [
    list('What was checked', checked),
    list('What this can’t tell', notChecked),
    list('What the record says', entries),
  ];
  result.replaceChildren(...parts, ...lists.flat());
  result.focus();
}

/** Shows what to correct under its field, and leaves what was typed. */
function refuse(field: keyof typeof fields, words: string): void {
  by(`${field}-error`).textContent = words;
  fields[field].setAttribute('aria-invalid', 'true');
  fields[field].focus();
}

function clear(): void {
  for (const [name, input] of Object.entries(fields)) {
    by(`${name}-error`).textContent = '';
    input.removeAttribute('aria-invalid');
  }
  result.className = '';
  result.replaceChildren();
}

async function check(): Promise<void> {
  latest += 1;
  const turn = latest;
  clear();
  const chosen = [...(file.files ?? [])];
  if (chosen.length === 0) return refuse('file', 'Choose the PDF, the record, or the bundle.');
  const read = readKnown(number.value, code.value);
  if ('words' in read) return refuse(read.field, read.words);
  result.replaceChildren(element('p', 'Checking…'));
  try {
    const sorted = sortFiles(await readFiles(chosen));
    if ('words' in sorted) {
      clear();
      return refuse('file', sorted.words);
    }
    const verdict = await evidenceVerdict(sorted, read.known);
    // This page makes no request, and so doesn't know the published keys.
    if (turn === latest) show(withKey(verdict, 'offline'), chosen.map(({ name }) => name).join(', '));
  } catch {
    if (turn !== latest) return;
    clear();
    refuse('file', 'This browser couldn’t read or check the files. Choose them again, or open this page in another browser.');
  }
}

document.querySelector('form')!.addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
for (const kind of ['dragover', 'dragleave', 'drop'] as const)
  document.addEventListener(kind, (event) => {
    // Dropped anywhere else, a file would replace the page.
    event.preventDefault();
    drop.classList.toggle('over', kind === 'dragover');
    if (kind !== 'drop' || !event.dataTransfer?.files.length) return;
    file.files = event.dataTransfer.files;
    void check();
  });
