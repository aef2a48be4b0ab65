import type { ChainFault } from '#shared/chain/chain-faults.ts';
import type { ChainHead, ChainId } from '#shared/chain/chain-head.ts';
import type { ExpectedChain } from '#shared/chain/verify-chain.ts';

/** What the page says of a record: the result, and what was checked and what wasn’t. */
export type VerdictWords = { isWhole: boolean; title: string; result: string; checked: string[]; notChecked: string[] };

const nameOfKind: Readonly<Record<ChainId['kind'], string>> = {
  signature: 'signature record',
  custody: 'custody record',
  ledger: 'ledger',
};

/** How many digits of a hash are printed on paper, and have to be typed at least. */
const CODE_LENGTH = 16;

/** Writes the beginning of a hash the way paper has it, in groups that are easy to compare. */
const codeOf = (hash: string): string => (hash.slice(0, CODE_LENGTH).match(/.{4}/g) ?? []).join(' ');

const counted = (count: number): string => (count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`);

function resultWords(name: string, count: number): string {
  if (count === 0) return `This ${name} has no entries.`;
  if (count === 1) return `The one entry of this ${name} is unchanged since it was written.`;
  return `All ${counted(count)} of this ${name} are here, in order, and unchanged since they were written.`;
}

/** Says that entries may be missing at the end, or written again, unless the last one is known from elsewhere. */
export function wholeWords({ head, known }: Pick<ExpectedChain, 'head' | 'known'>): string[] {
  if (known && known.sequence === head.sequence) return [];
  const since = known ? `after entry ${known.sequence}` : 'from the end';
  const again = known ? 'write those again' : 'write the whole record again';
  const remedy = `To check that, enter ${known ? 'a later' : 'an'} entry number and code that someone printed or kept elsewhere.`;
  return [
    `Whether this is still the whole record. Someone could remove entries ${since}, or ${again}, and change the last line of the file to match. ${remedy}`,
  ];
}

/** Returns what to say of a record that was read, in plain words. */
export function verdictWords(expected: ExpectedChain, fault: ChainFault | null): VerdictWords {
  const { chain, head, known } = expected;
  const name = nameOfKind[chain.kind];
  if (fault) {
    const before = fault.sequence - 1;
    const earlier = before === 1 ? 'The entry before it is unchanged.' : `The ${counted(before)} before it are unchanged.`;
    const rest = before > 0 && fault.reason !== 'rewritten' ? ` ${earlier}` : '';
    const result = `${fault.words}${rest}`;
    const notChecked = ['Anything after the entry that is named above.', 'Whether what the entries say is true.'];
    return { isWhole: false, title: `Don’t rely on this ${name}`, result, checked: [], notChecked };
  }
  const checked = [
    `Every entry belongs to the ${name} of ${chain.subject}, and names the hash of the entry before it.`,
    `The last entry is number ${head.sequence}. Its code is ${codeOf(head.hash)}.`,
    ...(known
      ? [
          `Entry ${known.sequence} has the code that you entered, so it and all entries before it are the ones that were written then.`,
        ]
      : []),
  ];
  return {
    isWhole: true,
    title: 'No changes found',
    result: resultWords(name, head.sequence),
    checked,
    notChecked: [...wholeWords(expected), 'Whether what the entries say is true.', 'Who made this file. It has no signature.'],
  };
}

/** Reads what someone typed from paper: an entry’s number and the beginning of its hash. Both may be empty. Says what to correct, and in which field. */
export function readKnown(number: string, code: string): { known?: ChainHead } | { field: 'number' | 'code'; words: string } {
  const [digits, hash] = [number.trim(), code.replace(/[\s-]/g, '').toLowerCase()];
  if (digits === '' && hash === '') return {};
  if (!/^[1-9]\d{0,7}$/.test(digits)) return { field: 'number', words: 'Enter the number of the entry, like 12.' };
  if (!/^[0-9a-f]{16,64}$/.test(hash))
    return {
      field: 'code',
      words: `Enter at least the first ${CODE_LENGTH} characters of the code: digits and the letters a to f.`,
    };
  return { known: { sequence: Number(digits), hash } };
}
