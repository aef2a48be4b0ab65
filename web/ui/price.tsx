import { formatCents } from '#shared/values/money.ts';
import { classNames } from './class-names.ts';

export type PriceProps = {
  /** Integer US cents; null or undefined is missing, which isn't zero. */
  cents: number | null | undefined;
  /** What to say if no price is known. */
  missing?: string;
  className?: string;
};

/** Shows an amount with two decimals and tabular figures. A missing price is said in words. */
export const Price = ({ cents, missing = 'Not listed', className }: PriceProps) =>
  cents === null || cents === undefined ? (
    <span className={classNames('text-muted', className)}>{missing}</span>
  ) : (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>{formatCents(cents)}</span>
  );

/** Shows an amount in a table cell, aligned right. */
export const PriceCell = ({ className, ...price }: PriceProps) => (
  <td className={classNames('py-2 pl-6 text-right align-top', className)}>
    <Price {...price} />
  </td>
);
