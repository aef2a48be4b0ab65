import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesIn, isTest, rootFiles, type SourceFile } from './source-files.ts';

/** Words that make a sentence sound translated, and British spellings. */
const avoided =
  /\b(?:c[ao]mes? about|whoever|anew|by itself|by themselves|of its own|of their own|singly|in sight|at once|that is there|as it is|stands?|holds?|your person|mails?|licences?)\b|colour|neighbour|authoris/i;

/** Sentences in which these words are right. */
const rightUses: readonly string[] = [
  'It stands a block from the water',
  'no pen in sight',
  'a contact of their own case',
  'final on hold',
  'is on hold',
  'on hold that can’t be undone',
  'Put on hold',
  'put on hold',
  'Putting on hold',
  'the hold',
  'The hold',
  'a hold that',
  'Hold ended',
  'Hold on everything final',
  'another hold since',
  'one hold at a time',
  'hold a memorial',
  'hold about 200 cubic inches',
  'Keepsake urns hold a few',
  'to hold the ashes',
  'hold a little of the ashes',
  'hold Buddhist ceremonies',
  'To hold the licenses',
  'hold your service in Marblehead',
  'The chapel will hold ninety',
  'can hold two services',
  'still hold a velorio',
  'hold many Somali and Nepali services',
  'hold a body for four days',
  'pre-conditions you specified did not hold',
  'By mail',
  'a price list by mail',
  'mail certificates anywhere',
  'which their mail passes through',
  'home corp mail test',
  'GET mails',
  'EXISTS mails (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER, mail TEXT)',
  'INTO mails (at, mail)',
  'SELECT mail FROM mails',
  'SELECT id, mail FROM mails',
  'SELECT mail FROM mail_recipients JOIN mails USING',
  'DELETE FROM mails',
  'Priority Mail Express',
  'only the Postal Service mails them',
];

/** Returns whether a text sounds translated anywhere but in those sentences. */
const isTranslated = (text: string): boolean => avoided.test(rightUses.reduce((rest, use) => rest.replaceAll(use, ''), text));

/** Code whose strings quote other people. */
const isExempt = ({ path }: SourceFile) => path.startsWith('world/data/reviews');

/** Texts with a straight apostrophe: the older product's, those of official forms, and other people's. */
const straight: readonly string[] = [
  "Let's get in touch",
  "make sure you've entered",
  "Can't see",
  "Bachelor's degree",
  "Master's degree",
  "Decedent's home",
  "Surviving spouse's name",
  "Father's name",
  "Mother's name prior",
  "Informant's name",
  "Message d'origine",
  "Coeur d'Alene",
];

/** Returns whether a text has a straight apostrophe in a word, or after a plural, anywhere but in those texts. */
const hasStraight = (text: string): boolean =>
  /\p{L}'\p{L}|\p{L}s' \p{L}/u.test(straight.reduce((rest, use) => rest.replaceAll(use, ''), text));

/** Code whose sentences only engineers read: descriptions of calls, and errors that reach the log. */
const forEngineers =
  /^(?:shared\/contract\/(?!problem)|shared\/model\/calendar|functions\/(?:triggers|settings|vendors)|web\/(?:build|parts\/pdf-pages\/use-pdf)|(?:events|infra|scripts)\/)/;

type Node = { type?: unknown; value?: unknown; start?: number };

/** Returns the words of a string, a piece of a template, or a piece of JSX, and nothing for other nodes. */
function wordsOf({ type, value }: Node): string | undefined {
  if ((type === 'JSXText' || type === 'Literal') && typeof value === 'string') return value;
  return type === 'TemplateElement' ? (value as { cooked?: string }).cooked : undefined;
}

/** Returns everything in a file that people may read: literals with more than one word. */
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

const code = ['shared', 'events', 'functions', 'infra', 'web', 'world', 'scripts']
  .flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file.path) && !isExempt(file))
  .filter((file) => !isTest(file) || file.path.startsWith('web/'))
  // Parsing is most of this file’s time, so each file is parsed once for all rules.
  .map((file) => ({ ...file, sentences: sentencesIn(file) }));

const written = code.filter((file) => !isTest(file));

describe('what people read', () => {
  it('puts a period or comma before the closing quotation mark', () => {
    expect(code.flatMap(({ sentences }) => sentences).filter((sentence) => /[”][.,]/.test(sentence))).toEqual([]);
  });

  it('has curly apostrophes', () => {
    const seen = written.filter(({ path }) => !forEngineers.test(path)).flatMap(({ sentences }) => sentences);
    expect(seen.filter((sentence) => hasStraight(sentence.slice(sentence.indexOf(': '))))).toEqual([]);
    expect(["The family's plan", 'Families’ plans', "Families' plans"].map(hasStraight)).toEqual([true, false, true]);
  });

  it('has no words that sound translated', () => {
    const sentences = written.flatMap((file) => file.sentences);
    expect(sentences.length).toBeGreaterThan(3_000);
    expect(sentences.filter((sentence) => isTranslated(sentence.slice(sentence.indexOf(': '))))).toEqual([]);
  });
});

/** Removes a document's code and link addresses. Diagrams stay, because people read them. */
const proseOf = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: text.replace(/^ *```(?!mermaid)[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`|\]\([^)]*\)/g, ''),
});

const documents = [...filesIn('docs'), ...rootFiles()].filter(({ path }) => path.endsWith('.md'));

/** Returns each paragraph, row, or list item of a document that sounds translated, even across line breaks. */
const translatedIn = (file: SourceFile): string[] =>
  proseOf(file)
    .text.split(/\n(?=\n|[-|#]|\d+\.)/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' '))
    .filter(isTranslated)
    .map((paragraph) => `${file.path}: ${paragraph.slice(0, 160)}`);

describe('documents', () => {
  it('have no words that sound translated', () => {
    expect(documents.length).toBeGreaterThanOrEqual(9);
    expect(documents.flatMap(translatedIn)).toEqual([]);
  });

  it('fail for a word across a line break, but not in code or a right use', () => {
    expect(translatedIn({ path: 'docs/access.md', text: 'It answers at\nonce.' })).toHaveLength(1);
    expect(translatedIn({ path: 'docs/access.md', text: 'We hold the colour.\n\nYou can hold a memorial.' })).toHaveLength(1);
    expect(translatedIn({ path: 'docs/access.md', text: '`at once`\n\n```\nstands\n```\n' })).toEqual([]);
  });
});
