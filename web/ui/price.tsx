import { formatCents } from '#shared/values/money.ts';
import { classNames } from './class-names.ts';

export type PriceProps = {
  /** Integer US cents; null or undefined is missing, which is not zero. */
  cents: number | null | undefined;
  /** What is said where no price is known. */
  missing?: string;
  className?: string;
};

/** An amount with two decimals and figures of one width. A missing price is said in words. */
export const Price = ({ cents, missing = 'Not listed', className }: PriceProps) =>
  cents === null || cents === undefined ? (
    <span className={classNames('text-muted', className)}>{missing}</span>
  ) : (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>{formatCents(cents)}</span>
  );

/** A cell of a table that holds an amount, at the right edge. */
export const PriceCell = ({ className, ...price }: PriceProps) => (
  <td className={classNames('py-2 pl-6 text-right align-top', className)}>
    <Price {...price} />
  </td>
);
