import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesIn, isTest, rootFiles, type SourceFile } from './source-files.ts';

/** Words that make a sentence sound translated. */
const avoided =
  /\b(?:c[ao]mes? about|whoever|anew|by itself|by themselves|singly|in sight|at once|that is there|as it is|stands?)\b/i;

/** Sentences in which these words are right. */
const rightUses: readonly string[] = ['It stands a block from the water', 'no pen in sight'];

/** Code that no one but machines reads, or that quotes others. */
const isExempt = ({ path }: SourceFile) => path.startsWith('world/data/reviews');

type Node = { type?: unknown; value?: unknown; start?: number };

/** Returns the words of a string, a piece of a template, or a piece of JSX; nothing of any other node. */
function wordsOf({ type, value }: Node): string | undefined {
  if ((type === 'JSXText' || type === 'Literal') && typeof value === 'string') return value;
  return type === 'TemplateElement' ? (value as { cooked?: string }).cooked : undefined;
}

/** Returns everything in a file that people read: literals of more than one word. */
function sentencesIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: unknown) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    const words = wordsOf(node);
    if (words?.trim().includes(' ') || words?.startsWith('”')) found.push(`${path}: ${words.trim().replace(/\s+/g, ' ')}`);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, text).program);
  return found;
}

const written = ['shared', 'events', 'functions', 'infra', 'web', 'world', 'scripts']
  .flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file.path) && !isTest(file) && !isExempt(file));

const everywhere = [...written, ...filesIn('web').filter(({ path }) => /\.tsx?$/.test(path))].flatMap(sentencesIn);

describe('what people read', () => {
  it('puts a period or comma before the closing quotation mark', () => {
    expect(everywhere.filter((sentence) => /[”][.,]/.test(sentence))).toEqual([]);
  });

  it('has no words that sound translated', () => {
    const sentences = written.flatMap(sentencesIn);
    expect(sentences.length).toBeGreaterThan(3_000);
    const wrong = sentences.filter((sentence) => avoided.test(sentence.slice(sentence.indexOf(': '))));
    expect(wrong.filter((sentence) => !rightUses.some((use) => sentence.includes(use)))).toEqual([]);
  });
});

/** Removes a document's code and the addresses of its links. Diagrams stay, because people read them. */
const proseOf = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: text.replace(/^ *```(?!mermaid)[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`|\]\([^)]*\)/g, ''),
});

const documents = [...filesIn('docs'), ...rootFiles()].filter(({ path }) => path.endsWith('.md'));

/** Returns each paragraph, row, or list item of a document that sounds translated, even across the line breaks of a paragraph. */
const translatedIn = (file: SourceFile): string[] =>
  proseOf(file)
    .text.split(/\n(?=\n|[-|#]|\d+\.)/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' '))
    .filter((paragraph) => avoided.test(paragraph))
    .map((paragraph) => `${file.path}: ${paragraph.slice(0, 160)}`);

describe('documents', () => {
  it('have no words that sound translated', () => {
    expect(documents.length).toBeGreaterThanOrEqual(9);
    expect(documents.flatMap(translatedIn)).toEqual([]);
  });

  it('fail for a word across a line break, but not in code', () => {
    expect(translatedIn({ path: 'docs/access.md', text: 'It answers at\nonce.' })).toHaveLength(1);
    expect(translatedIn({ path: 'docs/access.md', text: '`at once`\n\n```\nstands\n```\n' })).toEqual([]);
  });
});
